extension Comparer {
  /// The dynamic types must match; then the values are compared as that type's are.
  func areEqualExistentials(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let oldType = TypeMetadata(address: old.load(fromByteOffset: 3 * wordSize, as: Word.self))
    let newType = TypeMetadata(address: new.load(fromByteOffset: 3 * wordSize, as: Word.self))
    if oldType.kind == .class, newType.kind == .class { return areEqualObjects(old, new) }
    guard oldType.address == newType.address else { return false }
    guard !oldType.witnesses.isStoredInline else { return areEqual(old, new, oldType) }
    return areEqualBoxes(old, new, oldType)
  }

  /// Whether two references mean the same object, or objects whose class says they are equal.
  ///
  /// The dynamic class decides, since no static one is known.
  func areEqualObjects(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let oldClass = old.load(as: Word.self).load(as: Word.self)
    let newClass = new.load(as: Word.self).load(as: Word.self)
    return oldClass == newClass && areEqual(old, new, TypeMetadata(address: oldClass))
  }
}

private typealias Word = UnsafeRawPointer
