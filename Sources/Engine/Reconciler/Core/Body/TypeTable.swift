/// A table of values by type.
///
/// A dictionary would spend more time on hashing than on the lookup; here a single multiplication gives
/// the slot of a type.
struct TypeTable<Value> {
  private var slots: [(type: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 64)
  private var count = 0

  /// The value for a type.
  subscript(type: Any.Type) -> Value? {
    get { slots[slotIndex(of: ObjectIdentifier(type))]?.value }
    set {
      let index = slotIndex(of: ObjectIdentifier(type))
      guard let newValue, slots[index] == nil else { return }
      slots[index] = (ObjectIdentifier(type), newValue)
      count += 1
      if count * 2 > slots.count { grow() }
    }
  }

  /// The slot of a type or, if the type is not in the table, the next free slot for it.
  private func slotIndex(of type: ObjectIdentifier) -> Int {
    let product = UInt(bitPattern: type) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: product >> 32) & (slots.count - 1)
    while let slot = slots[index], slot.type != type { index = (index + 1) & (slots.count - 1) }
    return index
  }

  private mutating func grow() {
    let known = slots.compactMap(\.self)
    slots = Array(repeating: nil, count: slots.count * 2)
    for slot in known { slots[slotIndex(of: slot.type)] = slot }
  }
}
