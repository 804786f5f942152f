/// Whether a value is unchanged, so that an update may stop there.
///
/// Plain data is compared byte by byte without its padding, even if it is `Equatable`. Any other value
/// is compared with `==` if it has one, or else property by property by the same rules.
///
/// - Parameters:
///   - old: The value kept from the last update.
///   - new: The value that replaces it.
///   - options: The mode and the closure comparison.
/// - Returns: `true` if what depends on the value need not be updated.
/// - Complexity: O(*n*), where *n* is the size of the value in bytes, plus the cost of each `==`.
/// - SeeAlso: John Harper, quoted at chris.eidhof.nl/note/swiftui-view-equality.
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

/// Whether two values of a type, given by their addresses, are equal.
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
