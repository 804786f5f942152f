import Glibc
import ScenarioTrace

// What stands in a program for code that does not compile here. A run that reaches it ends, and the trace says where.

/// Ends the run: it has reached the part with this number, which was left out.
public func _leftOutStop(_ part: Int) -> Never {
  TraceFile.end(atLeftOut: part)
  exit(0)
}

/// Ends the run where a value is needed.
public func _leftOutValue<Value>(_ part: Int) -> Value { _leftOutStop(part) }

/// What a type that is not known inherits from; no value of it can be made.
open class _LeftOutObject: Hashable, Codable, Identifiable, @unchecked Sendable {
  /// Ends the run; a subclass knows its number.
  public required init(from decoder: any Decoder) throws { _leftOutStop(0) }
  /// Encodes nothing: there is no value.
  public func encode(to encoder: any Encoder) throws {}
  /// Hashes nothing: there is no value.
  public func hash(into hasher: inout Hasher) {}
  /// Compares identities.
  public static func == (first: _LeftOutObject, second: _LeftOutObject) -> Bool { first === second }
}

/// A stored property of a view that is left out: how its values compare is not known, so that a comparison ends the run.
public struct _LeftOutField: Equatable {
  private let part: Int
  private let identity = Identity()

  /// Creates the property of the part with this number.
  public init(_ part: Int) { self.part = part }

  /// Ends the run.
  public static func == (first: Self, second: Self) -> Bool { _leftOutStop(first.part) }

  /// Keeps the property from being compared byte by byte.
  private final class Identity: Sendable {}
}
