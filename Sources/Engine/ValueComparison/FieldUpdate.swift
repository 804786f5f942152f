/// Changes one stored property of a value in place.
///
/// - Parameters:
///   - container: The value that holds the property.
///   - offset: Where the property begins, in bytes; see `storedFields(of:)`.
///   - type: The property's type.
///   - body: Called with the property to change.
/// - Returns: The result of `body`.
package func updateField<Container, Field, Result>(
  in container: inout Container,
  at offset: Int,
  as type: Field.Type,
  _ body: (inout Field) throws -> Result
) rethrows -> Result {
  func update(_ container: UnsafeMutablePointer<Container>) throws -> Result {
    try body(&fieldPlace(in: container, at: offset, as: type).pointee)
  }
  return try update(&container)
}

/// Stores an object in a stored property of a value.
///
/// - Parameters:
///   - container: The value that holds the property.
///   - offset: Where the property begins, in bytes; see `storedFields(of:)`.
///   - object: An object of the property's type, which is a class type or an optional one.
package func setReference<Container>(
  in container: inout Container,
  at offset: Int,
  to object: AnyObject
) {
  func write(_ container: UnsafeMutablePointer<Container>) {
    fieldPlace(in: container, at: offset, as: AnyObject?.self).pointee = object
  }
  write(&container)
}
