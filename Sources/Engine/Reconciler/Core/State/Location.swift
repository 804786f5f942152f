import AttributeGraph
import CombineShim
import ScenarioTrace
import ValueComparison

/// A location of any value.
protocol LocationObject: AnyObject {}

/// The location of a value that views read and write, as behind `State` and `Binding`.
///
/// Locations are `Equatable`, so that a new binding compares equal to the last one if both lead to the
/// same value (BIND-7).
package class AnyLocation<Value>: Equatable, LocationObject {
  init() {}

  /// The current value, all writes included (STATE-9).
  package func get() -> Value { fault("every location can be read") }

  /// The value as of the transaction that is being applied (TX-4).
  package var updateValue: Value { self.get() }

  /// Writes a value, which schedules a view update.
  package func set(_ value: Value, transaction: Transaction) {
    fault("every location can be written")
  }

  /// The state that stores the value, if any.
  package var origin: CauseOrigin? { nil }

  /// The value, if reading it neither runs code of the program nor counts as reading; for what is only
  /// drawn.
  package var plainValue: Value? { nil }

  /// Whether a body has read the value at this location (STATE-5); never becomes false again (STATE-6).
  package var wasRead = false

  /// Called inside a rule, which then depends on the location.
  /// - Returns: Whether the value was written since the rule's last run.
  package func readChange() -> Bool { false }

  /// Whether the view that stores the value is gone.
  var isEnded: Bool { false }

  /// Whether another location leads to the same value.
  package func isSameLocation(as other: AnyLocation) -> Bool { self === other }

  /// The location of a part of the value; reused where possible (BIND-6).
  package func projecting<Part>(_ part: WritableKeyPath<Value, Part>) -> AnyLocation<Part> {
    ProjectedLocation(base: self, part: part)
  }

  package static func == (first: AnyLocation, second: AnyLocation) -> Bool {
    first === second || first.isSameLocation(as: second)
  }
}

/// The location of a part of another location's value (BIND-6, BIND-15).
final class ProjectedLocation<Whole, Part>: AnyLocation<Part> {
  private let base: AnyLocation<Whole>
  private let part: WritableKeyPath<Whole, Part>

  init(base: AnyLocation<Whole>, part: WritableKeyPath<Whole, Part>) {
    self.base = base
    self.part = part
    super.init()
  }

  /// Reading the part counts as reading the whole.
  override package var wasRead: Bool {
    get { base.wasRead }
    set { base.wasRead = newValue }
  }

  override var origin: CauseOrigin? { base.origin }
  override func get() -> Part { base.get()[keyPath: part] }
  override var plainValue: Part? {
    guard let whole = base.plainValue else { return nil }
    // Only a stored property has an offset; an object's has none.
    if MemoryLayout<Whole>.offset(of: part) != nil { return whole[keyPath: part] }
    return Whole.self is AnyClass ? storedValue(of: part, in: whole as AnyObject) : nil
  }
  override var updateValue: Part { base.updateValue[keyPath: part] }

  override func set(_ value: Part, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: part] = value
    base.set(whole, transaction: transaction)
  }

  /// Forwards the source's change without comparing the part (BIND-15).
  override func readChange() -> Bool { base.readChange() }

  override func isSameLocation(as other: AnyLocation<Part>) -> Bool {
    guard let other = other as? ProjectedLocation<Whole, Part> else { return false }
    return base == other.base && part == other.part
  }
}

/// A location computed by two closures, as `Binding(get:set:)` creates it.
final class FunctionalLocation<Value>: AnyLocation<Value> {
  private let functions: Functions
  /// The identity whose body made the binding, for a trace; 0 if none did.
  private let maker = PublishedReads.reader?() ?? 0

  struct Functions {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
  }

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    functions = Functions(get: get, set: set)
    super.init()
    wasRead = true
  }

  override func get() -> Value { functions.get() }
  override func set(_ value: Value, transaction: Transaction) {
    functions.set(value, transaction)
    if maker != 0 { DroppedWrite.note("computed", of: .property(owner: maker, name: "")) }
  }
  override func readChange() -> Bool { Profile.current.functionalBindingsAlwaysChange }

  override func isSameLocation(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? FunctionalLocation<Value> else { return false }
    return isEqual(functions, other.functions, options: Profile.current.comparisonOptions)
  }
}

/// A location whose value never changes (BIND-12).
final class ConstantLocation<Value>: AnyLocation<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override var plainValue: Value? { value }
  override func set(_ value: Value, transaction: Transaction) { DroppedWrite.note("constant") }

  override func isSameLocation(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return isEqual(value, other.value, options: Profile.current.comparisonOptions)
  }
}
