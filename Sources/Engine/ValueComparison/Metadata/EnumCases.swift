/// One case of an enum.
struct CaseMetadata {
  let name: String
  /// `nil` for a case without a payload, or if the runtime cannot name the type.
  let payload: Any.Type?
  let hasPayload: Bool
  /// Whether the value holds a box that contains the payload.
  let isIndirect: Bool
}

extension TypeMetadata {
  /// How many cases of this enum have a payload.
  var payloadCaseCount: Int {
    Int(word(1).load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
  }

  /// The cases of this enum, by tag; `nil` if they are unknown.
  func cases() -> [CaseMetadata]? {
    FieldDescriptor(of: self)?.records.map { record in
      CaseMetadata(
        name: record.name,
        payload: record.mangledType?.resolve(in: self),
        hasPayload: record.mangledType != nil,
        isIndirect: record.isIndirect
      )
    }
  }
}

/// The address of a heap box's content: after the object's header, at the content's alignment.
func boxContent(of box: UnsafeRawPointer, _ content: TypeMetadata) -> UnsafeRawPointer {
  box + objectHeaderSize.aligned(to: content.witnesses.alignment)
}
