/// The stored properties of a struct or the cases of an enum, as reflection metadata lists them.
struct FieldDescriptor {
  /// One property or case.
  struct Record {
    let name: String
    /// `nil` for a case without a payload.
    let mangledType: MangledTypeName?
    let isIndirect: Bool
  }

  let address: UnsafeRawPointer

  /// `nil` if the module was built without reflection metadata.
  init?(of type: TypeMetadata) {
    let descriptor = type.word(1)
    guard let fields = descriptor.relativePointer(at: 16) else { return nil }
    address = fields
  }

  /// The records in declaration order; in an enum, cases with a payload come first.
  var records: [Record] {
    let size = Int(address.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(address.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { Self.record(at: address + 16 + $0 * size) }
  }

  private static func record(at address: UnsafeRawPointer) -> Record {
    let name = address.relativePointer(at: 8)
    return Record(
      name: name.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "",
      mangledType: address.relativePointer(at: 4).map(MangledTypeName.init(at:)),
      isIndirect: address.load(as: UInt32.self) & 1 != 0
    )
  }
}
