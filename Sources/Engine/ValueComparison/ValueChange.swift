/// An old value and the one about to replace it, for as long as both are there.
package struct ValueChange {
  let old: UnsafeRawPointer
  let new: UnsafeRawPointer
  /// The type of both values.
  package let type: Any.Type

  /// Whether the whole value stays the same.
  package func isUnchanged(options: ComparisonOptions = ComparisonOptions()) -> Bool {
    isEqual(old, new, type, options)
  }

  /// Whether a part of the value stays the same.
  ///
  /// - Parameters:
  ///   - part: What is stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  ///   - options: The mode, and what holds for closures.
  /// - Returns: `true` if the part is the same for an update.
  package func isUnchanged(
    _ part: Any.Type,
    at offset: Int,
    options: ComparisonOptions = ComparisonOptions()
  ) -> Bool {
    precondition(
      offset + TypeMetadata(part).witnesses.size <= TypeMetadata(type).witnesses.size,
      "a part lies within its value"
    )
    return isEqual(old + offset, new + offset, part, options)
  }
}
