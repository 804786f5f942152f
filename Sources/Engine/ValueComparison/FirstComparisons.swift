import Synchronization

/// Tracks which types have been compared, for the option that treats the first comparison differently.
enum FirstComparisons {
  private struct Key: Hashable, @unchecked Sendable {
    let metadata: UnsafeRawPointer
    let mode: ComparisonMode
  }

  private static let seen = Mutex<Set<Key>>([])

  /// Whether a type is compared in a mode for the first time; records that it was.
  static func isFirst(of type: TypeMetadata, _ mode: ComparisonMode) -> Bool {
    let key = Key(metadata: type.address, mode: mode)
    return seen.withLock { $0.insert(key).inserted }
  }
}
