/// The `==` of a type that is known only at run time.
class Equality {
  /// Whether the values at two addresses are equal by `==`.
  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    preconditionFailure("every subclass compares")
  }

  /// `nil` unless the type is `Equatable`.
  static func of(_ type: Any.Type) -> Equality? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    return (type as? any ComparedByParts.Type)?.equality ?? typed(equatable)
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

/// Whether two values are equal by `==`, which is given them where they lie.
private func areEqualInPlace<Value: Equatable>(
  _ old: UnsafePointer<Value>,
  _ new: UnsafePointer<Value>
) -> Bool {
  lend(old, new) { old, new in old == new }
}

/// A type of the standard library whose `==` asks that of its parts: the same answer by the same
/// calls, without the copies that generic code makes on the way.
private protocol ComparedByParts {
  /// `nil` where the type's own `==` does as well.
  static var equality: Equality? { get }
}

extension Array: ComparedByParts where Element: Equatable {
  fileprivate static var equality: Equality? { ArrayEquality<Element>() }
}

extension Optional: ComparedByParts where Wrapped: Equatable {
  fileprivate static var equality: Equality? {
    Wrapped.self is AnyObject.Type ? OptionalObjectEquality<Wrapped>() : nil
  }
}

private final class ArrayEquality<Element: Equatable>: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { old in
      new.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { new in
        areEqual(old, new)
      }
    }
  }

  private func areEqual(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> Bool {
    guard old.count == new.count else { return false }
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress, oldStart != newStart
    else { return true }
    return old.indices.allSatisfy { areEqualInPlace(oldStart + $0, newStart + $0) }
  }
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
