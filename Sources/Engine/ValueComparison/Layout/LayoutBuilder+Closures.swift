extension LayoutBuilder {
  /// The layout of a closure's context: its captures in order.
  ///
  /// The layout is unknown if the captures are, or if the type of one cannot be named. A captured function value
  /// cannot be named, so what a reabstraction thunk wraps always counts as changed.
  static func contextLayout(_ metadata: TypeMetadata, mode: ComparisonMode) -> Layout {
    var builder = Self(mode: mode)
    let isKnown = builder.addCaptures(of: metadata)
    return Layout(size: 0, steps: isKnown ? builder.steps : [.unknown])
  }

  private mutating func addCaptures(of metadata: TypeMetadata) -> Bool {
    guard let captures = metadata.captures() else { return false }
    var offset = Int(metadata.address.load(fromByteOffset: wordSize, as: UInt32.self))
    for name in captures {
      guard let end = addCapture(name, at: offset) else { return false }
      offset = end
    }
    return true
  }

  /// - Returns: Where the capture ends, or `nil` if its type is unknown.
  private mutating func addCapture(_ name: MangledTypeName, at offset: Int) -> Int? {
    if name.isThinMetatype { return offset }
    if let content = name.boxContent() {
      let start = offset.aligned(to: wordSize)
      add(.box(offset: start, content: TypeMetadata(content)))
      return start + wordSize
    }
    guard let type = name.resolve(in: nil).map(TypeMetadata.init) else { return nil }
    let size = type.witnesses.size
    let start = offset.aligned(to: type.witnesses.alignment)
    switch name.ownership {
    case .strong: add(type, at: start)
    case .weakOrUnowned: addBytes(at: start, count: size)
    }
    return start + size
  }
}

extension TypeMetadata {
  /// The types of what a closure captured, by their names, if this describes the closure's context.
  ///
  /// The compiler describes captures for reflection: three counts (captures, metadata sources, bindings), then a
  /// relative pointer to the mangled type of each. `nil` without this description, or if the closure captures
  /// generic arguments.
  func captures() -> [MangledTypeName]? {
    guard kind == .heapLocalVariable,
      let description = address.load(fromByteOffset: 2 * wordSize, as: UnsafeRawPointer?.self),
      description.load(fromByteOffset: 8, as: UInt32.self) == 0
    else { return nil }
    var names: [MangledTypeName] = []
    for index in 0..<Int(description.load(as: UInt32.self)) {
      guard let name = description.relativePointer(at: 12 + index * 4) else { return nil }
      names.append(MangledTypeName(at: name))
    }
    return names
  }
}
