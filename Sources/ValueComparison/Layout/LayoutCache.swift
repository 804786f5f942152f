import Synchronization

/// Every layout worked out so far; a type's layout is never worked out anew.
enum LayoutCache {
  private struct Key: Hashable {
    let metadata: UnsafeRawPointer
    let mode: ComparisonMode
  }

  private struct Contents: @unchecked Sendable {
    var layouts: [Key: Layout] = [:]
  }

  private static let contents = Mutex(Contents())

  /// The layout of values of a type.
  static func layout(of type: TypeMetadata, mode: ComparisonMode) -> Layout {
    cached(type.address, mode) { LayoutBuilder.layout(of: type, mode: mode) }
  }

  /// The layout of the contexts that share a metadata record.
  static func contextLayout(_ metadata: TypeMetadata, mode: ComparisonMode) -> Layout {
    cached(metadata.address, mode) { LayoutBuilder.contextLayout(metadata, mode: mode) }
  }

  /// The lock is not held while a layout is made, since that may run code of the program.
  private static func cached(
    _ metadata: UnsafeRawPointer,
    _ mode: ComparisonMode,
    make: () -> Layout
  ) -> Layout {
    let key = Key(metadata: metadata, mode: mode)
    if let layout = contents.withLock({ $0.layouts[key] }) { return layout }
    let layout = make()
    contents.withLock { $0.layouts[key] = layout }
    return layout
  }
}
