/// Values of one type side by side in memory, each in a place that it keeps.
///
/// A pass that replaces many of them touches little memory besides them: the new value is made in
/// memory of the column's own, compared with the one in its place, and moved there.
package final class ValueColumn<Value>: ColumnMemory {
  /// Where new values are made, one after the other.
  private let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// A column without values.
  package init() { super.init(of: Value.self) }

  deinit { made.deallocate() }

  /// A function that makes a new value of an element, which it is given where that lies.
  package func making<Element>(
    by function: @escaping (Element) -> Value
  ) -> (ElementPlace<Element>) -> Void {
    let made = made
    return { element in apply(function, to: element.pointer, into: made) }
  }

  /// The value made last, which is no longer the column's.
  package func take() -> Value { made.move() }

  /// Puts the value made last into the place of another.
  package func replace(at place: ValuePlace) {
    place.address.assumingMemoryBound(to: Value.self).pointee = made.move()
  }

  /// Whether a part of the value made last is the same as of the value that it will replace.
  package func isUnchanged(
    _ part: ComparedPart,
    at place: ValuePlace,
    closures: ClosureComparison
  ) -> Bool {
    part.isEqual(UnsafeRawPointer(place.address), UnsafeRawPointer(made), closures)
  }

  /// A place with the value made last in it, which is vacant again once its storage has ended.
  package func place() -> ValueStorage {
    let place = takePlace()
    place.assumingMemoryBound(to: Value.self).moveInitialize(from: made, count: 1)
    return ValueStorage(valueAt: place, in: self)
  }
}

/// Calls a function with a value where it lies, and lets it put its result where that belongs.
private func apply<Input: ~Copyable, Output>(
  _ function: (borrowing Input) -> Output,
  to input: UnsafePointer<Input>,
  into output: UnsafeMutablePointer<Output>
) {
  output.initialize(to: function(input.pointee))
}
