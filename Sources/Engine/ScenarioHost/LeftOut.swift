import AppKitShim
import FoundationShim
import Glibc
import ScenarioTrace
import UIKitShim

// What stands in a program for code that does not compile here. A run that reaches it ends, and the trace says where.

/// Ends the run: it has reached the part with this number, which was left out.
public func _leftOutStop(_ part: Int) -> Never {
  TraceFile.end(atLeftOut: part)
  exit(0)
}

/// Ends the run where a value is needed.
public func _leftOutValue<Value>(_ part: Int) -> Value { _leftOutStop(part) }

/// Ends the run where a property begins with a value that nothing stands for.
@_disfavoredOverload
public func _leftOutInitial<Value>(_ part: Int) -> Value { _leftOutStop(part) }

/// An object for the value that a property begins with, if its type is not known.
public func _leftOutInitial<Object: _LeftOutObject>(_ part: Int) -> Object {
  Object(leftOut: part)
}

/// What a type that is not known inherits from.
///
/// An object of it can be kept and passed on, and it equals itself. Whether it would equal another one is not known: that
/// and whatever else a program asks of it ends the run.
open class _LeftOutObject: Hashable, Codable, Identifiable, CustomStringConvertible,
  @unchecked Sendable
{
  private let part: Int

  /// An object for the value that is left out as the part with this number.
  public required init(leftOut part: Int) { self.part = part }
  /// Ends the run; a subclass knows its number.
  public required init(from decoder: any Decoder) throws { _leftOutStop(0) }
  /// Ends the run.
  public func encode(to encoder: any Encoder) throws { _leftOutStop(part) }
  /// Hashes nothing, so that `==` decides.
  public func hash(into hasher: inout Hasher) {}
  /// Ends the run.
  public var id: ObjectIdentifier { _leftOutStop(part) }
  /// Ends the run.
  public var description: String { _leftOutStop(part) }

  /// Ends the run, unless both are the same object.
  public static func == (first: _LeftOutObject, second: _LeftOutObject) -> Bool {
    guard first === second else { _leftOutStop(first.part) }
    return true
  }
  /// Ends the run: the value that is left out can be an optional.
  public static func == (object: _LeftOutObject, none: _OptionalNilComparisonType) -> Bool {
    _leftOutStop(object.part)
  }
  /// Ends the run: the value that is left out can be an optional.
  public static func != (object: _LeftOutObject, none: _OptionalNilComparisonType) -> Bool {
    _leftOutStop(object.part)
  }
}

// MARK: - Views and controllers that representables wrap

/// What a view of UIKit that is not known inherits from.
open class _LeftOutUIView: UIView {}

/// What a controller of UIKit that is not known inherits from.
open class _LeftOutUIViewController: UIViewController {
  public override init() { super.init() }
  /// A controller of a nib; there are no nibs.
  public override init(nibName: String?, bundle: Bundle?) { super.init() }
  /// An empty controller.
  public required init?(coder: NSCoder) { super.init() }
}

/// What a view of AppKit that is not known inherits from.
open class _LeftOutNSView: NSView {}

/// What a controller of AppKit that is not known inherits from.
open class _LeftOutNSViewController: NSViewController {}

/// An empty view for one that is left out, unless the program declares its class.
@MainActor @preconcurrency
public func _leftOutView<Class: UIView>(_ part: Int) -> Class {
  let isKnown =
    Class.self is _LeftOutUIView.Type || String(reflecting: Class.self).hasPrefix("UIKitShim.")
  guard isKnown, let view = Class(coder: NSCoder()) else { _leftOutStop(part) }
  return view
}

/// An empty controller for one that is left out, unless the program or UIKit declares its class.
@MainActor @preconcurrency
public func _leftOutView<Class: UIViewController>(_ part: Int) -> Class {
  guard Class.self is _LeftOutUIViewController.Type, let controller = Class(coder: NSCoder())
  else { _leftOutStop(part) }
  return controller
}

/// An empty view for one that is left out, unless the program declares its class.
@MainActor @preconcurrency
public func _leftOutView<Class: NSView>(_ part: Int) -> Class {
  let isKnown =
    Class.self is _LeftOutNSView.Type || String(reflecting: Class.self).hasPrefix("AppKitShim.")
  guard isKnown, let view = Class(coder: NSCoder()) else { _leftOutStop(part) }
  return view
}

/// An empty controller for one that is left out, unless the program or AppKit declares its class.
@MainActor @preconcurrency
public func _leftOutView<Class: NSViewController>(_ part: Int) -> Class {
  guard Class.self is _LeftOutNSViewController.Type, let controller = Class(coder: NSCoder())
  else { _leftOutStop(part) }
  return controller
}

/// Marks the update of a view that is left out: it has no effect but what it reads.
public func _leftOutUpdate() {}
