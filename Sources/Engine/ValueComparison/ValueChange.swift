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
    require(
      offset + TypeMetadata(part).witnesses.size <= TypeMetadata(type).witnesses.size,
      "a part lies within its value"
    )
    return isEqual(old + offset, new + offset, part, options)
  }

  /// Whether the whole value is unchanged, given that some parts are.
  ///
  /// Everything else has to be identical, so no code of the program runs.
  ///
  /// - Parameters:
  ///   - unchanged: The types and offsets of the parts that are known to be unchanged.
  ///   - closures: The closure comparison.
  /// - Returns: `true` if nothing differs.
  package func isIdentical(
    except unchanged: [(part: Any.Type, offset: Int)],
    closures: ClosureComparison
  ) -> Bool {
    let ranges = unchanged.map { $0.offset..<$0.offset + TypeMetadata($0.part).witnesses.size }
    let comparer = Comparer(ComparisonOptions(mode: .identical, closures: closures))
    return comparer.areEqual(old, new, TypeMetadata(type), except: ranges)
  }
}
