/// What was worked out for types.
///
/// A dictionary would spend more on hashing than on finding; the place of a type follows from its
/// address by one product.
struct TypeTable<Value> {
  private var slots: [(type: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 64)
  private var count = 0

  /// What is known of a type.
  subscript(type: Any.Type) -> Value? {
    get { slots[place(of: ObjectIdentifier(type))]?.value }
    set {
      let place = place(of: ObjectIdentifier(type))
      guard let newValue, slots[place] == nil else { return }
      slots[place] = (ObjectIdentifier(type), newValue)
      count += 1
      if count * 2 > slots.count { grow() }
    }
  }

  /// Where a type is, or would be: at its own place, or the next that is free.
  private func place(of type: ObjectIdentifier) -> Int {
    let product = UInt(bitPattern: type) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: product >> 32) & (slots.count - 1)
    while let slot = slots[place], slot.type != type { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let known = slots.compactMap(\.self)
    slots = Array(repeating: nil, count: slots.count * 2)
    for slot in known { slots[place(of: slot.type)] = slot }
  }
}
