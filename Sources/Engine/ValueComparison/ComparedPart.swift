/// A part of all values of one type, whose comparison is worked out once for many of them.
package struct ComparedPart {
  private let offset: Int
  private let layout: Unmanaged<Layout>
  private let mode: ComparisonMode

  /// - Parameters:
  ///   - type: What is stored at the offset.
  ///   - offset: Where the part begins, in bytes from the start of the value.
  ///   - mode: How much the comparison may ask of the part itself.
  package init(_ type: Any.Type, at offset: Int, mode: ComparisonMode) {
    self.offset = offset
    self.mode = mode
    layout = LayoutCache.layout(of: TypeMetadata(type), mode: mode)
  }

  /// Whether the part is the same in two values.
  func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ closures: ClosureComparison
  ) -> Bool {
    let comparer = Comparer(ComparisonOptions(mode: mode, closures: closures))
    return layout._withUnsafeGuaranteedRef { comparer.areEqual(old + offset, new + offset, $0) }
  }
}
