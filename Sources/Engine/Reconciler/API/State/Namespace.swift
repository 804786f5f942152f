/// A namespace for related views; each identity creates one (PW-1).
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace's identity.
  public struct ID: Hashable, Sendable { fileprivate let number: Int }

  private var id: ID?

  public init() {}

  /// The identity.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// Connects the property to the identity of its view.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(Box.self, at: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    static nonisolated(unsafe) var last = 0
    var id: ID?

    init(_ site: PropertySite) {}

    mutating func update(_ property: inout Namespace) -> Bool {
      let isFirst = id == nil
      let id = id ?? Self.next()
      self.id = id
      property.id = id
      return isFirst
    }

    static func next() -> ID {
      last += 1
      return ID(number: last)
    }
  }
}
