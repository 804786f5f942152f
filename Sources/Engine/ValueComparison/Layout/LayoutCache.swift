/// Caches the layouts, so that each type's layout is computed only once.
enum LayoutCache {
  private static let table = LayoutTable()

  /// The layout of values of a type.
  static func layout(of type: TypeMetadata, mode: ComparisonMode) -> Unmanaged<Layout> {
    let key = key(type, mode)
    if let layout = table.layout(key) { return layout }
    return table.add(LayoutBuilder.layout(of: type, mode: mode), key)
  }

  /// The layout of the closure contexts that share a metadata record.
  static func contextLayout(_ metadata: TypeMetadata, mode: ComparisonMode) -> Unmanaged<Layout> {
    let key = key(metadata, mode)
    if let layout = table.layout(key) { return layout }
    return table.add(LayoutBuilder.contextLayout(metadata, mode: mode), key)
  }

  /// Records are aligned to eight bytes, which leaves room for the mode.
  private static func key(_ metadata: TypeMetadata, _ mode: ComparisonMode) -> UInt {
    UInt(bitPattern: metadata.address) | UInt(mode.rawValue)
  }
}
