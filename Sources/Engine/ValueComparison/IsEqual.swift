/// Says whether an update may stop because a value has not changed.
///
/// Plain data is compared byte for byte without its padding, even where it is `Equatable`. Any other
/// value is asked with `==` if it has one, or else compared property by property by the same rules.
///
/// - Parameters:
///   - old: The value kept from the last update.
///   - new: The value that takes its place.
///   - options: The mode, and what holds for closures.
/// - Returns: `true` if what depends on the value need not be updated.
/// - Complexity: O(*n*), where *n* is the size of the value in bytes, and what each `==` costs.
/// - SeeAlso: John Harper's words, quoted at chris.eidhof.nl/note/swiftui-view-equality.
package func isEqual<Value>(
  _ old: Value,
  _ new: Value,
  options: ComparisonOptions = ComparisonOptions()
) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      isEqual(UnsafeRawPointer(old), UnsafeRawPointer(new), Value.self, options)
    }
  }
}

/// Whether two values of a type, anywhere in memory, are the same.
func isEqual(
  _ old: UnsafeRawPointer,
  _ new: UnsafeRawPointer,
  _ type: Any.Type,
  _ options: ComparisonOptions
) -> Bool {
  let metadata = TypeMetadata(type)
  if options.firstComparisonIsBitwise, FirstComparisons.isFirst(of: metadata, options.mode) {
    return areEqualBytes(old, new, count: metadata.witnesses.size)
  }
  return Comparer(options).areEqual(old, new, metadata)
}
