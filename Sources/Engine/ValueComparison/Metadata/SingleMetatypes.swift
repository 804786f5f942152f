extension TypeMetadata {
  /// Whether this is a metatype with one possible value: of anything but a class.
  var isSingleMetatype: Bool {
    kind == .metatype && TypeMetadata(address: word(1)).kind != .class
  }

  /// Whether the compiler may lay values of this type out in another way than its metadata says.
  ///
  /// A metatype with one possible value takes no memory inside a tuple or an optional of a known type.
  /// Where the type is generic it takes a word, and the metadata is that of generic code.
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
