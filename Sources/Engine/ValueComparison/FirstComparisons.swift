import Synchronization

/// Remembers which types were compared before, for the option that makes the first time different.
enum FirstComparisons {
  private struct Key: Hashable, @unchecked Sendable {
    let metadata: UnsafeRawPointer
    let mode: ComparisonMode
  }

  private static let seen = Mutex<Set<Key>>([])

  /// Whether a type is compared in a mode for the first time; the next time it is not.
  static func isFirst(of type: TypeMetadata, _ mode: ComparisonMode) -> Bool {
    let key = Key(metadata: type.address, mode: mode)
    return seen.withLock { $0.insert(key).inserted }
  }
}
