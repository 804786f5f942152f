import Synchronization

/// A hash table from metadata to layouts that is read without a lock.
///
/// Entries are only ever added, and are never freed. A table that is half full is replaced by one of
/// twice the size; the old table stays, because a reader may still be using it.
final class LayoutTable: @unchecked Sendable {
  /// `key` is written last, so a reader that sees the key also sees the layout.
  private struct Slot: ~Copyable {
    let key = Atomic<UInt>(0)
    let layout = Atomic<UInt>(0)
  }

  private struct Slots {
    let start: UnsafeMutablePointer<Slot>
    let capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      start = .allocate(capacity: capacity)
      for index in 0..<capacity { (start + index).initialize(to: Slot()) }
    }

    func find(_ key: UInt) -> Unmanaged<Layout>? {
      var index = firstIndex(of: key)
      while true {
        let found = start[index].key.load(ordering: .acquiring)
        if found == key {
          let layout = start[index].layout.load(ordering: .relaxed)
          return UnsafeRawPointer(bitPattern: layout).map(Unmanaged.fromOpaque)
        }
        if found == 0 { return nil }
        index = (index + 1) & (capacity - 1)
      }
    }

    func insert(_ key: UInt, _ layout: UInt) {
      var index = firstIndex(of: key)
      while start[index].key.load(ordering: .relaxed) != 0 {
        index = (index + 1) & (capacity - 1)
      }
      start[index].layout.store(layout, ordering: .relaxed)
      start[index].key.store(key, ordering: .releasing)
    }

    /// Metadata is word-aligned, so the lowest bits vary little; a multiplication spreads the others.
    private func firstIndex(of key: UInt) -> Int {
      Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
    }
  }

  private let current: Atomic<UnsafeMutablePointer<Slots>>
  private let count = Mutex(0)

  init() {
    current = Atomic(Self.makeSlots(capacity: 256))
  }

  /// The layout for a key other than zero.
  func layout(_ key: UInt) -> Unmanaged<Layout>? {
    current.load(ordering: .acquiring).pointee.find(key)
  }

  /// Adds a layout, unless another thread has already added one.
  ///
  /// - Returns: The layout that is now in the table.
  func add(_ layout: Layout, _ key: UInt) -> Unmanaged<Layout> {
    count.withLock { count in
      var slots = current.load(ordering: .acquiring).pointee
      if let known = slots.find(key) { return known }
      if count * 2 >= slots.capacity {
        slots = doubled(slots)
      }
      let added = Unmanaged.passRetained(layout)
      slots.insert(key, UInt(bitPattern: added.toOpaque()))
      count += 1
      return added
    }
  }

  private func doubled(_ slots: Slots) -> Slots {
    let larger = Self.makeSlots(capacity: slots.capacity * 2)
    for index in 0..<slots.capacity {
      let key = slots.start[index].key.load(ordering: .relaxed)
      guard key != 0 else { continue }
      larger.pointee.insert(key, slots.start[index].layout.load(ordering: .relaxed))
    }
    current.store(larger, ordering: .releasing)
    return larger.pointee
  }

  private static func makeSlots(capacity: Int) -> UnsafeMutablePointer<Slots> {
    let slots = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
    slots.initialize(to: Slots(capacity: capacity))
    return slots
  }
}
