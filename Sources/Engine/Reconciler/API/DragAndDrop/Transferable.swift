import FoundationShim

/// A value that can be dragged to another view.
public protocol Transferable {
  /// The forms that the value can take.
  associatedtype Representation: TransferRepresentation
  /// The forms that the value can take.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A form that a dragged value can take.
public protocol TransferRepresentation {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The other values that a value stands for.
  func _exported(_ item: Any) -> [Any]
  /// The value that another value stands for.
  func _imported(_ other: Any) -> Any?
}

/// A value as coded data; the engine transfers the value itself.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The type of the data.
  public let contentType: UTType
  /// A value as data of a type.
  public init(contentType: UTType) { self.contentType = contentType }
  /// A value as data of a type.
  public init(for itemType: Item.Type, contentType: UTType) { self.contentType = contentType }
  /// No other values.
  public func _exported(_ item: Any) -> [Any] { [] }
  /// No value.
  public func _imported(_ other: Any) -> Any? { nil }
}

/// A value in place of another.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let exporting: ((Item) throws -> Proxy)?
  private let importing: ((Proxy) throws -> Item)?

  /// A value that arrives as another.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    (self.exporting, importing) = (exporting, nil)
  }
  /// A value as which another arrives.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }
  /// Two values that arrive as each other.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }
  /// The value in place of this one.
  public func _exported(_ item: Any) -> [Any] {
    guard let exporting, let item = item as? Item, let proxy = try? exporting(item) else {
      return []
    }
    return [proxy]
  }
  /// The value in whose place the other is.
  public func _imported(_ other: Any) -> Any? {
    guard let importing, let proxy = other as? Proxy else { return nil }
    return try? importing(proxy)
  }
}

/// Several forms, the best first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
  let all: [any TransferRepresentation]
  /// What the forms export.
  public func _exported(_ item: Any) -> [Any] { all.flatMap { $0._exported(item) } }
  /// What the first form imports that can.
  public func _imported(_ other: Any) -> Any? {
    all.lazy.compactMap { $0._imported(other) }.first
  }
}

/// Builds the forms that a value can take.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One form.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }
  /// All forms.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TransferRepresentations<Item> {
    var all: [any TransferRepresentation] = []
    for form in repeat each content { all.append(form) }
    return _TransferRepresentations(all: all)
  }
}

extension Transferable {
  /// This value as another type, if it can be that.
  func transferred<Other: Transferable>(to type: Other.Type) -> Other? {
    if let same = self as? Other { return same }
    return Self.transferRepresentation._exported(self).lazy.compactMap { $0 as? Other }.first
      ?? Other.transferRepresentation._imported(self) as? Other
  }
}

extension String: Transferable {
  /// The text, unchanged.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<String>(contentType: .plainText)
  }
}

extension Data: Transferable {
  /// The data as they are.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<Data>(contentType: .data)
  }
}

extension URL: Transferable {
  /// The URL, unchanged.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .data)
  }
}
