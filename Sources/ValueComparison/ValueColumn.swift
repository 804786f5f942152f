/// Values of one type side by side in memory, each in a place that it keeps.
///
/// A pass that replaces many of them touches little memory besides them: the new value is made in
/// memory of the column's own, compared with the one in its place, and moved there.
package final class ValueColumn<Value>: ColumnMemory {
  /// Where new values are made, one after the other.
  private let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private var chunks: [UnsafeMutableRawPointer] = []
  private var vacant: [UnsafeMutableRawPointer] = []
  /// Places in the last chunk that were never taken.
  private var untaken: (next: UnsafeMutableRawPointer, count: Int)?

  /// A column without values.
  package override init() {}

  deinit {
    made.deallocate()
    for chunk in chunks { chunk.deallocate() }
  }

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

  /// A place with the value made last in it; it is vacant again when its storage ends.
  package func place() -> ValueStorage {
    let place = vacant.popLast() ?? nextUntaken()
    place.assumingMemoryBound(to: Value.self).moveInitialize(from: made, count: 1)
    ValuePlace(address: place).isMarked = false
    return ValueStorage(valueAt: place, of: Value.self, in: self)
  }

  override func vacate(_ place: UnsafeMutableRawPointer) {
    ValuePlace(address: place).isMarked = false
    vacant.append(place)
  }

  private func nextUntaken() -> UnsafeMutableRawPointer {
    let free = untaken ?? newChunk()
    untaken = free.count > 1 ? (free.next + stride, free.count - 1) : nil
    return free.next
  }

  /// Each chunk is twice as large as the one before, up to a limit.
  private func newChunk() -> (next: UnsafeMutableRawPointer, count: Int) {
    let count = 16 << min(chunks.count, 6)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: stride * count, alignment: alignment)
    chunks.append(chunk)
    return (chunk + ValuePlace.markSize.aligned(to: alignment), count)
  }

  private var alignment: Int { max(MemoryLayout<Value>.alignment, MemoryLayout<UInt>.alignment) }

  /// From a place to the next: the value, and the mark that lies before the next value.
  private var stride: Int {
    (MemoryLayout<Value>.size + ValuePlace.markSize).aligned(to: alignment)
  }
}

/// The memory of a column, whatever its values are.
package class ColumnMemory {
  /// Lets a place be taken again, whose value has ended with its storage.
  func vacate(_ place: UnsafeMutableRawPointer) {}
}

/// Where a column keeps a value.
package struct ValuePlace {
  fileprivate let address: UnsafeMutableRawPointer

  /// A mark lies in the word before its value.
  fileprivate static var markSize: Int { wordSize }

  /// What the owner of the value notes of it; `false` at first.
  package fileprivate(set) var isMarked: Bool {
    get { (address - Self.markSize).load(as: UInt.self) != 0 }
    nonmutating set { (address - Self.markSize).storeBytes(of: newValue ? 1 : 0, as: UInt.self) }
  }
}

extension ValueStorage {
  /// Where a column keeps the value; `nil` where none does.
  package var place: ValuePlace? { addressInColumn.map(ValuePlace.init) }

  /// Notes something of a value that a column keeps, see `ValuePlace.isMarked`; of other values
  /// nothing can be noted.
  package func setMark(_ isSet: Bool) { place?.isMarked = isSet }
}

/// Calls a function with a value where it lies, and lets it put its result where that belongs.
private func apply<Input: ~Copyable, Output>(
  _ function: (borrowing Input) -> Output,
  to input: UnsafePointer<Input>,
  into output: UnsafeMutablePointer<Output>
) {
  output.initialize(to: function(input.pointee))
}
