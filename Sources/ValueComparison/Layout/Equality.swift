/// The `==` of a type that is known only at run time.
class Equality {
  /// Whether the values at two addresses are equal by `==`.
  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    preconditionFailure("Equality is always a TypedEquality")
  }

  /// `nil` unless the type is `Equatable`.
  static func of(_ type: Any.Type) -> Equality? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    return typed(equatable)
  }

  private static func typed<Value: Equatable>(_: Value.Type) -> Equality {
    TypedEquality<Value>()
  }
}

private final class TypedEquality<Value: Equatable>: Equality {
  override func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Value.self).pointee
      == new.assumingMemoryBound(to: Value.self).pointee
  }
}
