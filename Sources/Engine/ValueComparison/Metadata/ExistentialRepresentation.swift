/// How an existential holds its value.
enum ExistentialRepresentation {
  /// A buffer of three words with the value or a pointer to its box, then the dynamic type.
  case buffer
  /// A reference to an object.
  case reference
  /// A reference to a box that can hold any type: `any Error`.
  case error
  /// A metatype.
  case other
}

extension TypeMetadata {
  /// The representation of this existential type, such as `any P`, `AnyObject` or `any P<Int>`.
  var existentialRepresentation: ExistentialRepresentation {
    switch kind {
    case .existential: plainRepresentation
    case .extendedExistential: extendedRepresentation
    default: .other
    }
  }

  private var plainRepresentation: ExistentialRepresentation {
    let flags = address.load(fromByteOffset: wordSize, as: UInt32.self)
    let isSpecial = flags & 0x3F00_0000 != 0
    let isClassBound = flags & 0x8000_0000 == 0
    return isSpecial ? .error : isClassBound ? .reference : .buffer
  }

  private var extendedRepresentation: ExistentialRepresentation {
    let shape = word(1)
    switch shape.load(as: UInt32.self) & 0xFF {
    case 0: return .buffer
    case 1: return .reference
    default: return .other
    }
  }
}
