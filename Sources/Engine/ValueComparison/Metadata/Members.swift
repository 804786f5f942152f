/// A part of a value at a fixed offset: a stored property of a struct or an element of a tuple.
struct Member {
  let name: String
  let offset: Int
  /// `nil` if the runtime cannot name the type.
  let type: Any.Type?
  let ownership: MangledTypeName.Ownership
}

extension TypeMetadata {
  /// The parts of a struct or tuple in declaration order; `nil` if they are unknown.
  func members() -> [Member]? {
    switch kind {
    case .struct: properties().map(withoutEmptyMetatypes)
    case .tuple: elements()
    default: nil
    }
  }

  private func properties() -> [Member]? {
    guard let records = FieldDescriptor(of: self)?.records else { return nil }
    let descriptor = word(1)
    let offsetsIndex = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    let hasOffsets = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self)) == records.count
    guard hasOffsets, offsetsIndex > 0 else { return nil }
    let offsets = address + offsetsIndex * wordSize
    return records.enumerated().map { index, record in
      let offset = offsets.load(
        fromByteOffset: index * MemoryLayout<UInt32>.size,
        as: UInt32.self
      )
      return Member(
        name: record.name,
        offset: Int(offset),
        type: record.mangledType?.resolve(in: self),
        ownership: record.mangledType?.ownership ?? .strong
      )
    }
  }

  /// Removes the metatypes that take no memory because the compiler knows their only value.
  ///
  /// Their own metadata gives them a size, but that memory belongs to another member or to none.
  private func withoutEmptyMetatypes(_ members: [Member]) -> [Member] {
    func kind(_ member: Member) -> MetadataKind? { member.type.map { TypeMetadata($0).kind } }
    func range(_ member: Member) -> Range<Int> {
      let size = member.type.map { TypeMetadata($0).witnesses.size } ?? 1
      return member.offset..<member.offset + size
    }
    let others = members.filter { kind($0) != .metatype }.map(range)
    return members.filter { member in
      guard kind(member) == .metatype else { return true }
      let own = range(member)
      return own.upperBound <= witnesses.size && !others.contains { $0.overlaps(own) }
    }
  }

  private func elements() -> [Member] {
    let count = address.load(fromByteOffset: wordSize, as: Int.self)
    let labels = tupleLabels()
    return (0..<count).map { index in
      let element = address + (3 + 2 * index) * wordSize
      return Member(
        name: index < labels.count ? labels[index] : "",
        offset: Int(element.load(fromByteOffset: wordSize, as: UInt32.self)),
        type: TypeMetadata(address: element.load(as: UnsafeRawPointer.self)).type,
        ownership: .strong
      )
    }
  }

  /// The labels are a single string, with a space after each label.
  private func tupleLabels() -> [String] {
    let text = address.load(fromByteOffset: 2 * wordSize, as: UnsafePointer<CChar>?.self)
    guard let text else { return [] }
    return String(cString: text).split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
