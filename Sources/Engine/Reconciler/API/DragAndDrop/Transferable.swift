import FoundationShim

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation {
  associatedtype Item: Transferable
  /// The other values that a value stands for.
  func _exported(_ item: Any) -> [Any]
  /// The value that another value stands for.
  func _imported(_ other: Any) -> Any?
}

/// A value as coded data; the engine transfers the value itself.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let contentType: UTType
  public init(contentType: UTType) { self.contentType = contentType }
  public init(for itemType: Item.Type, contentType: UTType) { self.contentType = contentType }
  /// No other values.
  public func _exported(_ item: Any) -> [Any] { [] }
  /// No value.
  public func _imported(_ other: Any) -> Any? { nil }
}

public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let exporting: ((Item) throws -> Proxy)?
  private let importing: ((Proxy) throws -> Item)?

  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    (self.exporting, importing) = (exporting, nil)
  }
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }
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

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }
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
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<String>(contentType: .plainText)
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<Data>(contentType: .data)
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .data)
  }
}
