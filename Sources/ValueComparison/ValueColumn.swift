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
  package init() { super.init(of: Value.self) }

  deinit {
    made.deallocate()
    for (index, chunk) in chunks.enumerated() {
      let isLast = index == chunks.count - 1
      let count = capacity(ofChunk: index) - (isLast ? untaken?.count ?? 0 : 0)
      for number in 0..<count { endValue(at: firstPlace(in: chunk) + number * stride) }
      chunk.deallocate()
    }
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

  /// A place with the value made last in it, which is vacant again once its storage has ended.
  package func place() -> ValueStorage {
    let place = vacant.popLast() ?? nextUntaken()
    place.assumingMemoryBound(to: Value.self).moveInitialize(from: made, count: 1)
    ValuePlace(address: place).isMarked = false
    return ValueStorage(valueAt: place, in: self)
  }

  override func vacate(_ place: UnsafeMutableRawPointer) {
    endValue(at: place)
    vacant.append(place)
  }

  private func endValue(at address: UnsafeMutableRawPointer) {
    let place = ValuePlace(address: address)
    guard !place.isVacant else { return }
    place.vacate()
    address.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  private func nextUntaken() -> UnsafeMutableRawPointer {
    let free = untaken ?? newChunk()
    untaken = free.count > 1 ? (free.next + stride, free.count - 1) : nil
    return free.next
  }

  private func newChunk() -> (next: UnsafeMutableRawPointer, count: Int) {
    let count = capacity(ofChunk: chunks.count)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: stride * count, alignment: alignment)
    chunks.append(chunk)
    return (firstPlace(in: chunk), count)
  }

  /// Each chunk is twice as large as the one before, up to a limit.
  private func capacity(ofChunk index: Int) -> Int { 16 << min(index, 6) }

  private func firstPlace(in chunk: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    chunk + ValuePlace.markSize.aligned(to: alignment)
  }

  private var alignment: Int { max(MemoryLayout<Value>.alignment, MemoryLayout<UInt>.alignment) }

  /// From a place to the next: the value, and the mark that lies before the next value.
  private var stride: Int {
    (MemoryLayout<Value>.size + ValuePlace.markSize).aligned(to: alignment)
  }
}

/// The memory of a column, whatever its values are.
package class ColumnMemory {
  /// The type of the values.
  final let type: Any.Type

  fileprivate init(of type: Any.Type) { self.type = type }

  /// Ends the value in a place, which may be taken again.
  func vacate(_ place: UnsafeMutableRawPointer) {}
}

/// Where a column keeps a value.
package struct ValuePlace {
  fileprivate let address: UnsafeMutableRawPointer

  /// What lies in the word before the value.
  private enum Mark {
    static let vacant: UInt = 0
    static let unmarked: UInt = 1
    static let marked: UInt = 2
  }

  fileprivate static var markSize: Int { wordSize }

  /// What the owner of the value notes of it; `false` at first.
  package var isMarked: Bool {
    get { mark == Mark.marked }
    nonmutating set { write(newValue ? Mark.marked : Mark.unmarked) }
  }

  fileprivate var isVacant: Bool { mark == Mark.vacant }
  fileprivate func vacate() { write(Mark.vacant) }

  private var mark: UInt { (address - Self.markSize).load(as: UInt.self) }

  private func write(_ mark: UInt) {
    (address - Self.markSize).storeBytes(of: mark, as: UInt.self)
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
