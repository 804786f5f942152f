/// The base class of UIKit and AppKit classes and their delegates, without the Objective-C runtime.
open class NSObject: Hashable {
  /// An object.
  public init() {}

  /// Whether two references are the same object.
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
