/// The kind of type that a metadata record describes, with the values of the runtime's `MetadataKind`.
enum MetadataKind: Equatable {
  case `class`
  case `struct`
  case `enum`
  case tuple
  case function
  case existential
  case metatype
  case extendedExistential
  case heapLocalVariable
  case other

  /// A value above this is a pointer, which only a class has in place of a kind.
  private static let lastKind: UInt = 0x7FF

  init(rawValue: UInt) {
    switch rawValue {
    case 0: self = .class
    case 0x200: self = .struct
    case 0x201, 0x202: self = .enum
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0x304: self = .metatype
    case 0x307: self = .extendedExistential
    case 0x400: self = .heapLocalVariable
    default: self = rawValue > Self.lastKind ? .class : .other
    }
  }
}

/// The runtime's record of one type.
///
/// The layout is that of the stable ABI; see `docs/ABI/TypeMetadata.rst` in the Swift repository.
struct TypeMetadata {
  let address: UnsafeRawPointer

  /// The record that a metatype points to.
  init(_ type: Any.Type) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The record at `address`, which may also belong to a heap object without a type.
  init(address: UnsafeRawPointer) {
    self.address = address
  }

  /// The metatype; valid only for records that describe a type.
  var type: Any.Type {
    unsafeBitCast(address, to: Any.Type.self)
  }

  var kind: MetadataKind {
    MetadataKind(rawValue: address.load(as: UInt.self))
  }

  var witnesses: ValueWitnesses {
    ValueWitnesses(address: word(-1))
  }

  /// The pointer stored `index` words after the start of the record.
  func word(_ index: Int) -> UnsafeRawPointer {
    address.load(fromByteOffset: index * wordSize, as: UnsafeRawPointer.self)
  }
}

/// The size of a pointer, in bytes.
let wordSize = MemoryLayout<UnsafeRawPointer>.size

/// The bytes in front of an object's first stored property: its metadata and its reference counts.
let objectHeaderSize = 2 * wordSize

extension Int {
  /// Rounds up to a multiple of an alignment, which must be a power of two.
  func aligned(to alignment: Int) -> Int {
    (self + alignment - 1) & ~(alignment - 1)
  }
}

extension UnsafeRawPointer {
  /// Follows the relative 32-bit pointer stored at a byte offset; `nil` if it is zero.
  func relativePointer(at offset: Int) -> UnsafeRawPointer? {
    let distance = load(fromByteOffset: offset, as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }
}

/// The type that a function returns; `nil` for a type that is no function.
package func resultOfFunction(_ type: Any.Type) -> Any.Type? {
  let metadata = TypeMetadata(type)
  // After the kind and the flags stands the type of the result.
  return metadata.kind == .function ? TypeMetadata(address: metadata.word(2)).type : nil
}

/// Whether a function of a type takes arguments.
package func takesArguments(_ type: Any.Type) -> Bool {
  // The lower bits of the flags are the number of parameters.
  TypeMetadata(type).address.load(fromByteOffset: wordSize, as: UInt16.self) > 0
}
