/// Works out the steps that compare values of a type, or the captures of a closure.
struct LayoutBuilder {
  let mode: ComparisonMode
  private(set) var steps: [Layout.Step] = []

  init(mode: ComparisonMode) {
    self.mode = mode
  }

  /// The layout of values of a type.
  static func layout(of type: TypeMetadata, mode: ComparisonMode) -> Layout {
    var builder = Self(mode: mode)
    let size = type.witnesses.size
    builder.add(type, at: 0, room: size)
    return Layout(size: size, steps: builder.steps)
  }

  /// Adds a value of a type at an offset, with so much room up to the next field.
  ///
  /// There can be less room than the metadata says: a metatype takes none where the compiler knows
  /// its only value.
  mutating func add(_ type: TypeMetadata, at offset: Int, room: Int) {
    let size = type.witnesses.size
    guard size > 0, room > 0 else { return }
    guard size <= room else { return addBytes(at: offset, count: room) }
    if let equality = equality(of: type) {
      steps.append(.equality(offset: offset, .passRetained(equality)))
      return
    }
    switch type.kind {
    case .struct, .tuple: addMembers(of: type, at: offset, size: size)
    case .enum: addEnum(type, at: offset, size: size)
    case .function: addFunction(type, at: offset, size: size)
    case .existential, .extendedExistential: addExistential(type, at: offset, size: size)
    case .class, .heapLocalVariable, .other: addBytes(at: offset, count: size)
    }
  }

  /// Adds a run of bytes, joined with the run right before it.
  mutating func addBytes(at offset: Int, count: Int) {
    guard count > 0 else { return }
    if case .bytes(let start, let length) = steps.last, start + length == offset {
      steps[steps.count - 1] = .bytes(offset: start, count: length + count)
    } else {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  /// Adds a step that is not about a type.
  mutating func add(_ step: Layout.Step) {
    steps.append(step)
  }

  /// A tuple has no `==` of its own, whatever its elements have.
  private func equality(of type: TypeMetadata) -> Equality? {
    guard type.kind != .tuple else { return nil }
    switch mode {
    case .bitwise, .indirect: return nil
    case .equatableUnlessPOD:
      return type.witnesses.isPlainData ? nil : Equality.of(type.type)
    case .equatableAlways: return Equality.of(type.type)
    }
  }

  private mutating func addMembers(of type: TypeMetadata, at offset: Int, size: Int) {
    guard let members = type.members(), !members.isEmpty else {
      return addBytes(at: offset, count: size)
    }
    for (index, member) in members.enumerated() {
      let end = index + 1 < members.count ? members[index + 1].offset : size
      let room = end - member.offset
      let place = offset + member.offset
      if let memberType = member.type.map(TypeMetadata.init) {
        switch member.ownership {
        case .strong: add(memberType, at: place, room: room)
        case .weakOrUnowned:
          addBytes(at: place, count: min(room, memberType.witnesses.size))
        }
      } else {
        addBytes(at: place, count: room)
      }
    }
  }

  /// In the weakest mode, and without payloads, an enum is its bytes.
  private mutating func addEnum(_ type: TypeMetadata, at offset: Int, size: Int) {
    guard mode != .bitwise, type.payloadCaseCount > 0, let layout = EnumLayout(type, mode: mode)
    else { return addBytes(at: offset, count: size) }
    steps.append(.enumeration(offset: offset, .passRetained(layout)))
  }

  /// A thick function is a code pointer and a context; all others are a single pointer.
  private mutating func addFunction(_ type: TypeMetadata, at offset: Int, size: Int) {
    guard mode != .bitwise, size == 2 * wordSize else {
      return addBytes(at: offset, count: size)
    }
    steps.append(.closure(offset: offset))
  }

  /// A class-bound existential is compared by its reference, the first word.
  private mutating func addExistential(_ type: TypeMetadata, at offset: Int, size: Int) {
    switch (mode, type.existentialRepresentation) {
    case (.bitwise, _), (.indirect, _), (_, .other): addBytes(at: offset, count: size)
    case (_, .reference): addBytes(at: offset, count: wordSize)
    case (_, .buffer): steps.append(.existential(offset: offset))
    case (_, .error): steps.append(.error(offset: offset))
    }
  }
}
