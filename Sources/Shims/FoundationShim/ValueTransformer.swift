import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName =
    NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes data of a value for a store, which keeps the values themselves here.
open class ValueTransformer: NSObject {
  private static nonisolated(unsafe) var known: [NSValueTransformerName: ValueTransformer] = [:]

  public override init() {}

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }

  public class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    known[name] = transformer
  }

  public class func valueTransformerNames() -> [NSValueTransformerName] {
    known.keys.sorted { $0.rawValue < $1.rawValue }
  }
}

/// Archives values securely, which a store in memory does not need.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}

extension NSKeyedUnarchiver {
  /// Reads an object of a class that has no archives here; the program stops.
  @_disfavoredOverload
  public static func unarchivedObject<Object: AnyObject>(
    ofClass type: Object.Type,
    from data: Data
  ) throws -> Object? {
    fatalError("the engine has no archives of \(type)")
  }
}
