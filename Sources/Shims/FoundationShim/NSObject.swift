/// The class that those of UIKit and AppKit, and their delegates, descend from; nothing of Objective-C
/// is there.
open class NSObject: Hashable {
  /// An object.
  public init() {}

  /// Whether two are the same object.
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
