extension Comparer {
  /// Compares the tags, then the payloads of the active case.
  func areEqualEnums(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ layout: EnumLayout
  ) -> Bool {
    if layout.isDecidedByEqualBytes, areEqualBytes(old, new, count: layout.size) { return true }
    guard enumDepth < Self.enumDepthLimit else {
      return areEqualBytes(old, new, count: layout.size)
    }
    let tag = layout.witnesses.tag(of: old, layout.metadata)
    guard tag == layout.witnesses.tag(of: new, layout.metadata) else { return false }
    guard tag < layout.cases.count else { return areEqualBytes(old, new, count: layout.size) }
    let active = layout.cases[tag]
    guard active.hasPayload else { return true }
    guard let payload = active.payload.map(TypeMetadata.init) else {
      return areEqualBytes(old, new, count: layout.size)
    }
    if layout.hasPayloadInPlace {
      return areEqualPayloads(old, new, payload, isIndirect: active.isIndirect)
    }
    return withProjectedPayload(of: old, layout) { old in
      withProjectedPayload(of: new, layout) { new in
        areEqualPayloads(old, new, payload, isIndirect: active.isIndirect)
      }
    }
  }

  /// Whether two pointers to boxes are equal: the same box, or the same content.
  func areEqualBoxes(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ content: TypeMetadata
  ) -> Bool {
    let oldBox = old.load(as: UnsafeRawPointer.self)
    let newBox = new.load(as: UnsafeRawPointer.self)
    guard oldBox != newBox else { return true }
    guard boxDepth < Self.boxDepthLimit else { return false }
    return insideBox.areEqual(
      boxContent(of: oldBox, content),
      boxContent(of: newBox, content),
      content
    )
  }

  /// The same comparison for the content of a box, where the nesting of enums is counted from zero.
  var insideBox: Self {
    var inner = self
    inner.enumDepth = 0
    inner.boxDepth += 1
    return inner
  }

  private func areEqualPayloads(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ payload: TypeMetadata,
    isIndirect: Bool
  ) -> Bool {
    if isIndirect { return areEqualBoxes(old, new, payload) }
    var inner = self
    inner.enumDepth += 1
    return inner.areEqual(old, new, payload)
  }
}

/// Lends the payload of an enum's active case; the copy is bitwise, so it owns nothing.
func withProjectedPayload<Result>(
  of value: UnsafeRawPointer,
  _ layout: EnumLayout,
  _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(
    byteCount: layout.size,
    alignment: layout.witnesses.alignment
  ) { scratch in
    scratch.copyMemory(from: UnsafeRawBufferPointer(start: value, count: layout.size))
    guard let payload = scratch.baseAddress else { return body(value) }
    layout.witnesses.projectPayload(of: payload, layout.metadata)
    return body(UnsafeRawPointer(payload))
  }
}
