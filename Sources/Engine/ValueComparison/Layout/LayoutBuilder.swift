/// Computes the steps that compare values of a type, or the captures of a closure.
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
    builder.add(type, at: 0)
    return Layout(size: size, steps: builder.steps)
  }

  /// Adds a value of a type at an offset.
  mutating func add(_ type: TypeMetadata, at offset: Int) {
    let size = type.witnesses.size
    guard size > 0, !type.isSingleMetatype else { return }
    guard !type.isLaidOutUncertainly else { return add(.unknown) }
    if let equality = equality(of: type) {
      steps.append(.equality(offset: offset, .passRetained(equality)))
      return
    }
    switch type.kind {
    case .struct, .tuple: addMembers(of: type, at: offset, size: size)
    case .enum: addEnum(type, at: offset, size: size)
    case .function: addFunction(type, at: offset, size: size)
    case .existential, .extendedExistential: addExistential(type, at: offset, size: size)
    case .class where mode == .identical: add(.object(offset: offset))
    case .class, .metatype, .heapLocalVariable, .other: addBytes(at: offset, count: size)
    }
  }

  /// Adds a run of bytes, merged with the run directly before it; identical parts are compared one by one,
  /// so that some of them can be left out.
  mutating func addBytes(at offset: Int, count: Int) {
    guard count > 0 else { return }
    if mode != .identical, case .bytes(let start, let length) = steps.last,
      start + length == offset
    {
      steps[steps.count - 1] = .bytes(offset: start, count: length + count)
    } else {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  /// Adds a step that does not refer to a type.
  mutating func add(_ step: Layout.Step) {
    steps.append(step)
  }

  /// A tuple has no `==`, whatever its elements have.
  private func equality(of type: TypeMetadata) -> Equality? {
    guard type.kind != .tuple else { return nil }
    switch mode {
    case .bitwise, .indirect: return nil
    case .equatableUnlessPOD:
      return type.witnesses.isPlainData ? nil : Equality.of(type.type)
    case .equatableAlways: return Equality.of(type.type)
    case .identical: return Equality.withoutProgramCode(of: type.type)
    }
  }

  private mutating func addMembers(of type: TypeMetadata, at offset: Int, size: Int) {
    guard let members = type.members(), !members.isEmpty else {
      return addBytes(at: offset, count: size)
    }
    for member in members {
      let start = offset + member.offset
      if let memberType = member.type.map(TypeMetadata.init) {
        switch member.ownership {
        case .strong: add(memberType, at: start)
        case .weakOrUnowned: addBytes(at: start, count: memberType.witnesses.size)
        }
      } else {
        // Members that take no memory get the offset 0, so the next member may not be the next in memory.
        let end = members.map(\.offset).filter { $0 > member.offset }.min() ?? size
        addBytes(at: start, count: end - member.offset)
      }
    }
  }

  /// In the weakest mode, or without payloads, an enum is compared by its bytes.
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
    steps.append(.closure(offset: offset, isAction: resultOfFunction(type.type) == Void.self))
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
