extension Comparer {
  /// Compares the dynamic types; if they match, compares the values by the rules for that type.
  func areEqualExistentials(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let oldType = TypeMetadata(address: old.load(fromByteOffset: 3 * wordSize, as: Word.self))
    let newType = TypeMetadata(address: new.load(fromByteOffset: 3 * wordSize, as: Word.self))
    if oldType.kind == .class, newType.kind == .class { return areEqualObjects(old, new) }
    guard oldType.address == newType.address else { return false }
    guard !oldType.witnesses.isStoredInline else { return areEqual(old, new, oldType) }
    return areEqualBoxes(old, new, oldType)
  }

  /// The layout of an error's box is private to the runtime, so the value is copied out of it.
  func areEqualErrors(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    guard old.load(as: Word.self) != new.load(as: Word.self) else { return true }
    let oldValue: Any = old.assumingMemoryBound(to: (any Error).self).pointee
    let newValue: Any = new.assumingMemoryBound(to: (any Error).self).pointee
    return withUnsafePointer(to: oldValue) { old in
      withUnsafePointer(to: newValue) { new in
        insideBox.areEqualExistentials(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  /// Whether two references lead to the same object, or to objects that their class considers equal.
  ///
  /// The dynamic class decides, because the static class is unknown.
  func areEqualObjects(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let oldClass = old.load(as: Word.self).load(as: Word.self)
    let newClass = new.load(as: Word.self).load(as: Word.self)
    return oldClass == newClass && areEqual(old, new, TypeMetadata(address: oldClass))
  }
}

private typealias Word = UnsafeRawPointer
