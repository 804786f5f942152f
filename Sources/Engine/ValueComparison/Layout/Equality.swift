/// The `==` of a type that is known only at run time.
class Equality {
  /// Whether the values at two addresses are equal by `==`.
  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    fault("every subclass compares")
  }

  /// `nil` unless the type is `Equatable`.
  static func of(_ type: Any.Type) -> Equality? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    return (type as? any ComparedByParts.Type)?.equality ?? typed(equatable)
  }

  /// Whether what is stored is the same, compared without any `==` of the program; `nil` if the type is
  /// compared by its parts.
  static func withoutProgramCode(of type: Any.Type) -> Equality? {
    (type as? any ComparedByParts.Type)?.identity
  }

  private static func typed<Value: Equatable>(_: Value.Type) -> Equality {
    TypedEquality<Value>()
  }
}

private final class TypedEquality<Value: Equatable>: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    areEqualInPlace(
      old.assumingMemoryBound(to: Value.self),
      new.assumingMemoryBound(to: Value.self)
    )
  }
}

/// Whether two values are equal by `==`, compared in place.
private func areEqualInPlace<Value: Equatable>(
  _ old: UnsafePointer<Value>,
  _ new: UnsafePointer<Value>
) -> Bool {
  lend(old, new) { old, new in old == new }
}

/// A standard library type whose `==` runs no code of the program, except the `==` of its parts: the same
/// result from the same calls, without the overhead of generic code.
private protocol ComparedByParts {
  /// `nil` if the type's own `==` is as fast.
  static var equality: Equality? { get }
  /// Whether what is stored is the same; `nil` if the type's parts tell.
  static var identity: Equality? { get }
}

extension Array: ComparedByParts where Element: Equatable {
  fileprivate static var equality: Equality? { ArrayEquality<Element>() }
  fileprivate static var identity: Equality? { ArrayIdentity<Element>() }
}

extension Optional: ComparedByParts where Wrapped: Equatable {
  fileprivate static var equality: Equality? {
    Wrapped.self is AnyObject.Type ? OptionalObjectEquality<Wrapped>() : nil
  }
  fileprivate static var identity: Equality? { nil }
}

extension String: ComparedByParts {
  fileprivate static var equality: Equality? { StringEquality() }
  fileprivate static var identity: Equality? { StringEquality() }
}

/// Strings with the same bits are equal; all others are compared with `==`.
private final class StringEquality: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let haveSameWords =
      old.load(as: UInt.self) == new.load(as: UInt.self)
      && old.load(fromByteOffset: wordSize, as: UInt.self)
        == new.load(fromByteOffset: wordSize, as: UInt.self)
    return haveSameWords
      || old.assumingMemoryBound(to: String.self).pointee
        == new.assumingMemoryBound(to: String.self).pointee
  }
}

private final class ArrayEquality<Element: Equatable>: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    areEqualArrays(old, new, of: Element.self) { old, new, count in
      areAllEqual(old, new, count: count) { $0 == $1 }
    }
  }
}

/// Arrays are the same if their elements are.
private final class ArrayIdentity<Element: Equatable>: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    var comparer = Comparer(ComparisonOptions(mode: .identical))
    // A closure may have captured the array that holds it.
    comparer.closureDepth = Comparer.closureDepthLimit
    return areEqualArrays(old, new, of: Element.self) { old, new, count in
      (0..<count).allSatisfy { comparer.areEqual(old + $0, new + $0, TypeMetadata(Element.self)) }
    }
  }
}

/// Whether two arrays have the same storage, or the same number of elements that a function finds equal.
@inline(__always)
private func areEqualArrays<Element>(
  _ old: UnsafeRawPointer,
  _ new: UnsafeRawPointer,
  of type: Element.Type,
  by areEqual: (UnsafePointer<Element>, UnsafePointer<Element>, Int) -> Bool
) -> Bool {
  old.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { old in
    new.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { new in
      guard old.count == new.count else { return false }
      guard let oldStart = old.baseAddress, let newStart = new.baseAddress, oldStart != newStart
      else { return true }
      return areEqual(oldStart, newStart, old.count)
    }
  }
}

/// Whether a function finds each value equal to its counterpart; it borrows them in place.
private func areAllEqual<Value: ~Copyable>(
  _ old: UnsafePointer<Value>,
  _ new: UnsafePointer<Value>,
  count: Int,
  by areEqual: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  for index in 0..<count {
    guard areEqual((old + index).pointee, (new + index).pointee) else { return false }
  }
  return true
}

/// An optional reference is a pointer that may be null.
private final class OptionalObjectEquality<Object: Equatable>: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let hasOld = old.load(as: UnsafeRawPointer?.self) != nil
    let hasNew = new.load(as: UnsafeRawPointer?.self) != nil
    guard hasOld, hasNew else { return hasOld == hasNew }
    return areEqualInPlace(
      old.assumingMemoryBound(to: Object.self),
      new.assumingMemoryBound(to: Object.self)
    )
  }
}
