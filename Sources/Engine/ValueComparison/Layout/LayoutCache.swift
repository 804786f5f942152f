/// Every layout worked out so far; a type's layout is never worked out anew.
enum LayoutCache {
  private static let table = LayoutTable()

  /// The layout of values of a type.
  static func layout(of type: TypeMetadata, mode: ComparisonMode) -> Unmanaged<Layout> {
    let key = key(type, mode)
    if let layout = table.layout(key) { return layout }
    return table.add(LayoutBuilder.layout(of: type, mode: mode), key)
  }

  /// The layout of the contexts that share a metadata record.
  static func contextLayout(_ metadata: TypeMetadata, mode: ComparisonMode) -> Unmanaged<Layout> {
    let key = key(metadata, mode)
    if let layout = table.layout(key) { return layout }
    return table.add(LayoutBuilder.contextLayout(metadata, mode: mode), key)
  }

  /// Records lie at multiples of eight, which leaves room for the mode.
  private static func key(_ metadata: TypeMetadata, _ mode: ComparisonMode) -> UInt {
    UInt(bitPattern: metadata.address) | UInt(mode.rawValue)
  }
}
