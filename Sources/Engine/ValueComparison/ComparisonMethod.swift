/// How values of a type are compared.
package enum ComparisonMethod: Hashable, Sendable {
  /// By their bytes, without padding.
  case bytes
  /// By `==` on the whole value.
  case equality
  /// Part by part, each by its own method.
  case fieldByField
}

/// How values of a type are compared in a mode.
package func comparisonMethod(
  of type: Any.Type,
  mode: ComparisonMode = .equatableUnlessPOD
) -> ComparisonMethod {
  let layout = LayoutCache.layout(of: TypeMetadata(type), mode: mode).takeUnretainedValue()
  if case .equality(offset: 0, _) = layout.steps.first, layout.steps.count == 1,
    Equality.of(type) != nil
  {
    return .equality
  }
  let isBytesOnly = layout.steps.allSatisfy {
    if case .bytes = $0 { true } else { false }
  }
  return isBytesOnly ? .bytes : .fieldByField
}
