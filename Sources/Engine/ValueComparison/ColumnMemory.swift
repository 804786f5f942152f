/// The memory of values of one type side by side, whatever that is.
package class ColumnMemory {
  /// The type of the values.
  final let type: Any.Type
  /// Of a value, in bytes.
  final let size: Int
  private final let alignment: Int
  /// From a place to the next, in bytes: the value, and the mark that lies before the next value.
  private final let stride: Int
  private final var chunks: [UnsafeMutableRawPointer] = []
  private final var vacant: [UnsafeMutableRawPointer] = []
  /// The first place in the last chunk that was never taken, and how many there are.
  private final var untaken: UnsafeMutableRawPointer?
  private final var untakenCount = 0

  /// A column without values.
  package init<Value>(of type: Value.Type) {
    self.type = type
    size = MemoryLayout<Value>.size
    alignment = max(MemoryLayout<Value>.alignment, MemoryLayout<UInt>.alignment)
    stride = (size + ValuePlace.markSize).aligned(to: alignment)
  }

  deinit {
    for (index, chunk) in chunks.enumerated() {
      let isLast = index == chunks.count - 1
      let count = capacity(ofChunk: index) - (isLast ? untakenCount : 0)
      for number in 0..<count { endValue(at: firstPlace(in: chunk) + number * stride) }
      chunk.deallocate()
    }
  }

  /// Moves a value into a place, which is vacant again once its storage has ended.
  package final func store<Value>(_ value: consuming Value) -> ValueStorage {
    precondition(Value.self == type, "a column has values of one type")
    let place = takePlace()
    place.assumingMemoryBound(to: Value.self).initialize(to: value)
    return ValueStorage(valueAt: place, in: self)
  }

  /// A place without a value, which is to be put there.
  final func takePlace() -> UnsafeMutableRawPointer {
    let place = vacant.popLast() ?? nextUntaken()
    ValuePlace(address: place).isMarked = false
    return place
  }

  /// Ends the value in a place, which may be taken again.
  final func vacate(_ place: UnsafeMutableRawPointer) {
    endValue(at: place)
    vacant.append(place)
  }

  private final func endValue(at address: UnsafeMutableRawPointer) {
    let place = ValuePlace(address: address)
    guard !place.isVacant else { return }
    place.vacate()
    let metadata = TypeMetadata(type)
    metadata.witnesses.destroy(address, metadata)
  }

  private final func nextUntaken() -> UnsafeMutableRawPointer {
    let place = untaken ?? newChunk()
    untakenCount -= 1
    untaken = untakenCount > 0 ? place + stride : nil
    return place
  }

  /// The first place of a new chunk.
  private final func newChunk() -> UnsafeMutableRawPointer {
    untakenCount = capacity(ofChunk: chunks.count)
    let chunk = UnsafeMutableRawPointer.allocate(
      byteCount: stride * untakenCount,
      alignment: alignment
    )
    chunks.append(chunk)
    return firstPlace(in: chunk)
  }

  /// Each chunk is twice as large as the one before, up to a limit.
  private final func capacity(ofChunk index: Int) -> Int { 1 << min(index, 10) }

  private final func firstPlace(in chunk: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    chunk + ValuePlace.markSize.aligned(to: alignment)
  }
}

/// Where a column keeps a value.
package struct ValuePlace {
  let address: UnsafeMutableRawPointer

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
