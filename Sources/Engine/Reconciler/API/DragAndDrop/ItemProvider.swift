import FoundationShim
import UIKitShim

public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

public protocol NSItemProviderReading: AnyObject {
  /// The identifiers of the types that it can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}

/// Carries a value from one view to another; it loads in the next update cycle, which is a stated assumption.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias LoadHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// The value: a string, an address or data in Swift's form, or an object.
  let value: Any?
  public var suggestedName: String?
  public private(set) var registeredTypeIdentifiers: [String]

  init(value: Any?, types: [String]) {
    (self.value, registeredTypeIdentifiers) = (value, types)
    Assumption.itemProviders.record()
  }

  /// Carries nothing.
  override public convenience init() { self.init(value: nil, types: []) }

  public convenience init(object: any NSItemProviderWriting) {
    let types = type(of: object).writableTypeIdentifiersForItemProvider
    self.init(value: swiftForm(of: object), types: types)
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init(value: item.map(swiftForm), types: typeIdentifier.map { [$0] } ?? [])
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init(value: fileURL, types: ["public.file-url"])
  }

  /// Carries a value that a view makes draggable.
  convenience init(transferring value: any Transferable) {
    switch value {
    case is String: self.init(value: value, types: ["public.utf8-plain-text"])
    case is URL: self.init(value: value, types: ["public.url"])
    default: self.init(value: value, types: ["public.data"])
    }
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let type = UTType(importedAs: typeIdentifier)
    return registeredTypeIdentifiers.contains { UTType(importedAs: $0).conforms(to: type) }
  }

  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    object(of: type) != nil
  }

  public func canLoadObject<Value: _ItemProviderValue>(ofClass type: Value.Type) -> Bool {
    value is Value
  }

  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    deliver(object(of: type), completionHandler)
  }

  @discardableResult
  public func loadObject<Value: _ItemProviderValue>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    deliver(value as? Value, completionHandler)
  }

  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    deliver(transferred(to: Value.self)) { value, error in
      completionHandler(value.map(Result.success) ?? .failure(error ?? ItemProviderError()))
    }
  }

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    deliver(hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil, completionHandler)
  }

  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: LoadHandler? = nil
  ) {
    guard let completionHandler else { return }
    nonisolated(unsafe) let complete = completionHandler
    let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil
    deliver(item) { complete($0.map(NSData.init(data:)), $1) }
  }

  /// The item as another value, if it can be that.
  func transferred<Value: Transferable>(to type: Value.Type) -> Value? {
    (value as? any Transferable)?.transferred(to: type) ?? value as? Value
  }

  private func object(of type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    switch value {
    case let text as String where type is NSString.Type: NSString(string: text)
    case let url as URL where type is NSURL.Type: NSURL(string: url.absoluteString)
    case let object as any NSItemProviderReading: Swift.type(of: object) == type ? object : nil
    default: nil
    }
  }

  private var data: Data? {
    switch value {
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let data as Data: data
    default: nil
    }
  }

  /// Calls a handler in the next update cycle.
  @discardableResult
  private func deliver<Value>(
    _ value: Value?,
    _ handler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let (value, handler) = (value, handler)
    Task { @MainActor in handler(value, value == nil ? ItemProviderError() : nil) }
    return Progress(totalUnitCount: 1)
  }
}

/// A value that an item provider can load.
public protocol _ItemProviderValue {}
extension String: _ItemProviderValue {}
extension URL: _ItemProviderValue {}

/// The item cannot be loaded as what was asked for.
private struct ItemProviderError: Error {}

private func swiftForm(of object: Any) -> Any {
  switch object {
  case let text as NSString: String(describing: text)
  case let url as NSURL: URL(string: url.absoluteString) ?? url
  case let data as NSData: Data(referencing: data)
  default: object
  }
}
