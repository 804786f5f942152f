/// A case of an enum.
package struct EnumCase {
  /// Counts the cases with a payload first, then the others, each in declaration order.
  package let tag: Int
  package let name: String
  /// The type of the payload; `nil` if there is none, or if the runtime cannot name it.
  package let payload: Any.Type?
  /// Whether the payload is stored in a box.
  package let isIndirect: Bool
}

/// The cases of an enum, by tag; empty for every other type.
package func enumCases(of type: Any.Type) -> [EnumCase] {
  let metadata = TypeMetadata(type)
  guard metadata.kind == .enum, let cases = metadata.cases() else { return [] }
  return cases.enumerated().map { tag, metadata in
    EnumCase(
      tag: tag,
      name: metadata.name,
      payload: metadata.payload,
      isIndirect: metadata.isIndirect
    )
  }
}

/// The tag of the active case of an enum value; `nil` if the value is not an enum.
package func activeTag<Value>(of value: Value) -> Int? {
  let metadata = TypeMetadata(Value.self)
  guard metadata.kind == .enum, metadata.witnesses.hasEnumWitnesses else { return nil }
  return withUnsafePointer(to: value) { metadata.witnesses.tag(of: $0, metadata) }
}

/// The active case of an enum value; `nil` if the value is not an enum.
package func activeCase<Value>(of value: Value) -> EnumCase? {
  guard let tag = activeTag(of: value) else { return nil }
  return enumCases(of: Value.self)[tag]
}

/// A copy of the active case's payload.
///
/// - Returns: `nil` if the payload is not a `Payload`, or if the value is not an enum.
package func payload<Value, Payload>(of value: Value, as type: Payload.Type) -> Payload? {
  guard let active = activeCase(of: value), active.payload == Payload.self,
    let layout = EnumLayout(TypeMetadata(Value.self), mode: .bitwise)
  else { return nil }
  return withUnsafePointer(to: value) { value in
    withProjectedPayload(of: value, layout) { projected in
      let source =
        active.isIndirect
        ? boxContent(of: projected.load(as: UnsafeRawPointer.self), TypeMetadata(type))
        : projected
      return source.assumingMemoryBound(to: Payload.self).pointee
    }
  }
}

/// Changes the payload of an enum's active case in place.
///
/// - Parameters:
///   - value: The enum.
///   - type: The type of the active case's payload.
///   - body: Called with the payload to change.
/// - Returns: The result of `body`; `nil`, without calling it, if the active case has another payload
///   or keeps it in a box, which copies of the value may share.
package func updatePayload<Value, Payload, Result>(
  in value: inout Value,
  as type: Payload.Type,
  _ body: (inout Payload) throws -> Result
) rethrows -> Result? {
  guard let active = activeCase(of: value), active.payload == Payload.self, !active.isIndirect
  else { return nil }
  let metadata = TypeMetadata(Value.self)
  return try withUnsafeMutablePointer(to: &value) { value in
    let address = UnsafeMutableRawPointer(value)
    metadata.witnesses.projectPayload(of: address, metadata)
    defer { metadata.witnesses.injectTag(active.tag, into: address, metadata) }
    return try body(&address.assumingMemoryBound(to: Payload.self).pointee)
  }
}
