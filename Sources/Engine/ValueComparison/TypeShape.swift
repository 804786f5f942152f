/// What a value is, as far as advice about comparing it depends on it.
package enum TypeShape: String, Sendable {
  case closure, object, text, flag, number, collection, structure, other
  /// A collection of objects, and one of other elements that have an `==`.
  case objects, equatables

  /// The shape of a type; an optional has that of what it wraps.
  ///
  /// A structure without `==` that has a closure inside counts as a closure. A structure of numbers that no program
  /// declares, such as `CGSize`, counts as a number.
  package init(of type: Any.Type) { self.init(of: type, depth: 0) }

  /// A closure deeper than this is not looked for.
  private static let maxDepth = 3

  private init(of type: Any.Type, depth: Int) {
    if let type = type as? any OptionalType.Type {
      self.init(of: type.wrapped, depth: depth)
      return
    }
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .function: self = .closure
    case .class: self = .object
    default:
      switch type {
      case is Bool.Type: self = .flag
      case is any StringProtocol.Type: self = .text
      case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: self = .number
      case let type as any Collection.Type:
        let element = Self.element(of: type)
        let isEquatable = element is any Equatable.Type
        self =
          TypeShape(of: element) == .object ? .objects : isEquatable ? .equatables : .collection
      default:
        let hasFields = metadata.kind == .struct || metadata.kind == .tuple
        let fields = hasFields ? storedFields(of: type) : []
        let holdsClosure =
          depth < Self.maxDepth && !(type is any Equatable.Type)
          && fields.contains { TypeShape(of: $0.type, depth: depth + 1) == .closure }
        self = holdsClosure ? .closure : fields.isEmpty ? .other : .structure
        if self == .structure, Self.isOfLibrary(type),
          fields.allSatisfy({ TypeShape(of: $0.type, depth: depth + 1) == .number })
        {
          self = .number
        }
      }
    }
  }

  private static func element<Items: Collection>(of type: Items.Type) -> Any.Type {
    Items.Element.self
  }

  /// Whether the engine or the toolchain declares a type, and not the program.
  private static func isOfLibrary(_ type: Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return module.hasSuffix("Shim")
      || ["Swift", "Reconciler", "Foundation", "FoundationEssentials"].contains(module)
  }

  /// Whether comparing two values of a type with this shape runs no code of the program, unless a class, or what a
  /// closure captured, has an `==`.
  var isStandard: Bool {
    switch self {
    case .text, .flag, .number, .closure, .object: true
    case .collection, .objects, .equatables, .structure, .other: false
    }
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
