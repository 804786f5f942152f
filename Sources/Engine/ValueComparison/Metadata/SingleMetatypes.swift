extension TypeMetadata {
  /// Whether this is a metatype with only one possible value, as for any type but a class.
  var isSingleMetatype: Bool {
    kind == .metatype && TypeMetadata(address: word(1)).kind != .class
  }

  /// Whether the compiler may lay out values of this type differently from what the metadata says.
  ///
  /// A metatype with one possible value takes no memory inside a tuple or an optional of a known type.
  /// If the type is generic, it takes a word, and the metadata describes the generic layout.
  var isLaidOutUncertainly: Bool {
    switch kind {
    case .tuple: parts.contains { $0.isSingleMetatype || $0.isLaidOutUncertainly }
    case .enum where isOptional:
      payloads.contains { $0.isSingleMetatype || $0.isLaidOutUncertainly }
    default: false
    }
  }

  private var isOptional: Bool { address.load(as: UInt.self) == 0x202 }

  private var parts: [TypeMetadata] {
    (members() ?? []).compactMap { $0.type.map(TypeMetadata.init) }
  }

  private var payloads: [TypeMetadata] {
    (cases() ?? []).compactMap { $0.payload.map(TypeMetadata.init) }
  }
}
