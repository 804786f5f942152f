/// How the runtime handles values of a type: their size, their destruction and their enum tags.
struct ValueWitnesses {
  let address: UnsafeRawPointer

  var size: Int { address.load(fromByteOffset: 8 * wordSize, as: Int.self) }
  var alignment: Int { Int(flags & 0xFF) + 1 }

  /// Whether copying a value only copies its bytes (`BitwiseCopyable`, "plain old data").
  var isPlainData: Bool { flags & 0x1_0000 == 0 }

  /// Whether an existential container holds the value inline instead of in a box.
  var isStoredInline: Bool { flags & 0x2_0000 == 0 }

  /// Whether `tag(of:)` and the related enum functions are available.
  var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }

  private var flags: UInt32 { address.load(fromByteOffset: 10 * wordSize, as: UInt32.self) }

  /// Destroys a value.
  func destroy(_ value: UnsafeMutableRawPointer, _ type: TypeMetadata) {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    witness(1, as: Witness.self)(value, type.address)
  }

  /// The active case: cases with a payload first, each group in declaration order.
  func tag(of value: UnsafeRawPointer, _ type: TypeMetadata) -> Int {
    typealias Witness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return Int(witness(11, as: Witness.self)(value, type.address))
  }

  /// Replaces the enum in memory with its bare payload.
  func projectPayload(of value: UnsafeMutableRawPointer, _ type: TypeMetadata) {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    witness(12, as: Witness.self)(value, type.address)
  }

  /// Turns a bare payload in memory back into the enum.
  func injectTag(_ tag: Int, into value: UnsafeMutableRawPointer, _ type: TypeMetadata) {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    witness(13, as: Witness.self)(value, UInt32(tag), type.address)
  }

  /// The function at an index of the table; the two flag words share index 10.
  private func witness<Function>(_ index: Int, as: Function.Type) -> Function {
    let function = address.load(fromByteOffset: index * wordSize, as: UnsafeRawPointer.self)
    return unsafeBitCast(function, to: Function.self)
  }
}
