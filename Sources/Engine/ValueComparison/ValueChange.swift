/// An old value and the one about to replace it, valid while both exist.
package struct ValueChange {
  let old: UnsafeRawPointer
  let new: UnsafeRawPointer
  /// The type of both values.
  package let type: Any.Type

  /// Whether the whole value is unchanged.
  package func isUnchanged(options: ComparisonOptions = ComparisonOptions()) -> Bool {
    isEqual(old, new, type, options)
  }

  /// Whether a part of the value is unchanged.
  ///
  /// - Parameters:
  ///   - part: The type stored at the offset.
  ///   - offset: Where the part begins, in bytes.
  ///   - options: The mode and the closure comparison.
  /// - Returns: `true` if an update treats the part as equal.
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
