extension LexemeClassifier {
  /// Colors a word that is a keyword unless it stands where a name must.
  mutating func keyword(_ index: Int) {
    let word = word(index)
    let isMember = kind(index - 1) == .period
    if isMember, word != .self, word != .`init` { return member(index) }
    if isLabel(index) { return label(index) }
    // The name of a closure behind another one.
    if kind(index - 1) == .rightBrace, kind(index + 1) == .colon, !lexemes[index].startsLine {
      return
    }
    add(.keyword, lexemes[index].range)
    bracket.isAtStart = false
    guard !isMember, let word else { return }
    switch word {
    case .func: expect(.parameters)
    case .`init`, .subscript:
      expect(.parameters)
      if isAngle(index + 1) { beginGenerics() }
    case .let, .var: if !isInCondition { expect(.accessors) }
    case .import: expect(.module)
    case .typealias: expect(.alias)
    case .case where bracket.kind == .enumMembers: expect(.caseNames)
    case .class where self.word(index + 1)?.isOfDeclaration == true: break
    default:
      if word.opensType { expect(.members(isEnum: word == .enum)) }
      if word.opensCondition { expect(.block) }
    }
  }

  /// Colors a name, or a word that is a keyword in some places, by what is around it.
  mutating func identifier(_ index: Int) {
    if kind(index - 1) == .period { return member(index) }
    let before = bracket
    if kind(index - 1) == .keyword, let word = word(index - 1), kind(index - 2) != .period,
      declare(index, after: word)
    {
      return
    }
    if case .caseNames = before.expectation {
      guard kind(index - 1) == .comma || word(index - 1) == .case else { return reference(index) }
      bracket.isAtStart = false
      return
    }
    if case .module = before.expectation { return }
    if before.kind == .parameters, before.isBeforeColon {
      if before.isAtStart { label(index) }
      return
    }
    if before.kind == .payload, kind(index + 1) == .colon, before.isBeforeColon { return }
    if isLabel(index) { return label(index) }
    if before.kind == .unknown || before.kind == .type, before.isAtStart, kind(index + 1) == .colon
    {
      if before.kind == .unknown { isUnsure = true }
      bracket.isAtStart = false
      return
    }
    if genericDepth == 1, isAngle(index - 1) || kind(index - 1) == .comma { return }
    if let word = word(index), contextual(index, word) { return }
    reference(index)
  }

  // MARK: Names that are declared

  /// Colors the name that a keyword declares; says whether it declares one.
  private mutating func declare(_ index: Int, after word: Word) -> Bool {
    switch word {
    case .struct, .class, .enum, .protocol, .typealias:
      if word == .class, self.word(index)?.isOfDeclaration == true { return false }
      add(.type, lexemes[index].range)
    case .extension:
      add(.type, lexemes[index].range)
      return true
    case .func, .associatedtype, .let, .var: break
    default: return false
    }
    if isAngle(index + 1) { beginGenerics() }
    return true
  }

  private mutating func beginGenerics() {
    genericDepth = 1
    next += 1
    // The name behind the angle is declared, too.
    if kind(next) == .identifier { next += 1 } else { isUnsure = true }
  }

  private mutating func expect(_ expectation: Bracket.Expectation) {
    bracket.expectation = expectation
  }

  // MARK: Names that are used

  /// Whether a word stands where the label of an argument or parameter does.
  private func isLabel(_ index: Int) -> Bool {
    guard bracket.isAtStart else { return false }
    if bracket.kind == .parameters {
      return kind(index + 1) == .colon || kind(index + 1) == .identifier
    }
    // In `init(rawValue:)` the words name a function.
    return bracket.hasLabels && kind(index + 1) == .colon && kind(index + 2) != .rightParen
  }

  private mutating func label(_ index: Int) {
    bracket.isAtStart = false
    add(.label, lexemes[index].range)
  }

  private mutating func member(_ index: Int) {
    if case .module = bracket.expectation { return }
    let text = source[lexemes[index].range]
    if text.elementsEqual("Type".utf8) || text.elementsEqual("Protocol".utf8) {
      return giveUp()
    }
    if isCapital(index) {
      add(.type, lexemes[index].range)
    } else {
      add(isCalled(index) ? .call : .member, lexemes[index].range)
    }
  }

  private mutating func reference(_ index: Int) {
    bracket.isAtStart = false
    if isCapital(index) {
      add(.type, lexemes[index].range)
    } else if isType(index) {
      // A type without a capital letter.
      isUnsure = true
    } else if isCalled(index) {
      add(.call, lexemes[index].range)
    } else if kind(index + 1) == .identifier, !lexemes[index + 1].startsLine {
      // Two names in a row: one of them is a keyword that is not known here.
      isUnsure = true
    }
  }

  /// Whether a name stands where only a type's can.
  private func isType(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .arrow: return true
    case .colon:
      if case .accessors = bracket.expectation { return true }
      return bracket.kind == .parameters || bracket.kind == .payload || bracket.kind == .type
    default:
      let rest = source[lexemes[index].range].drop { $0 == UInt8(ascii: "_") }
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(rest.first ?? 0)
      return isCapital || isAngle(index - 1) && isAdjacent(index)
    }
  }

  /// Whether a name is called with arguments or a closure.
  private mutating func isCalled(_ index: Int) -> Bool {
    guard index + 1 < lexemes.count else { return false }
    switch lexemes[index + 1].kind {
    case .leftParen: return !lexemes[index + 1].startsLine && !isFullName(index)
    case .leftBrace:
      if isInCondition { return false }
      if case .accessors = bracket.expectation { isUnsure = true }
      if word(index + 2)?.isAccessor == true { isUnsure = true }
      // `_modify` and its like.
      if source[lexemes[index].range].first == UInt8(ascii: "_") { isUnsure = true }
      return true
    default: return false
    }
  }

  /// Whether a name is written with the labels of its parameters, as in `move(from:)`.
  private mutating func isFullName(_ index: Int) -> Bool {
    guard kind(index + 3) == .colon else { return false }
    if kind(index + 4) == .identifier, kind(index + 5) == .colon { isUnsure = true }
    return kind(index + 4) == .rightParen
  }

  /// Whether the next brace begins what a condition decides about.
  private var isInCondition: Bool {
    if case .block = bracket.expectation { true } else { false }
  }

  // MARK: Words that are keywords in some places

  /// Colors such a word where it is a keyword; says whether it is one.
  private mutating func contextual(_ index: Int, _ word: Word) -> Bool {
    let after = index + 1
    guard after < lexemes.count else { return false }
    let isOnSameLine = !lexemes[after].startsLine
    var isKeyword = false
    switch word {
    case .some, .any:
      isKeyword = kind(after) == .identifier && isOnSameLine
      if kind(after) == .leftParen { isUnsure = true }
    case .await:
      isKeyword =
        isOnSameLine
        && [.identifier, .keyword, .dollarIdentifier, .pound, .wildcard].contains(kind(after))
      if kind(after) == .leftParen { isUnsure = true }
    case .actor:
      isKeyword = kind(after) == .identifier && isOnSameLine
      if isKeyword {
        add(.keyword, lexemes[index].range)
        expect(.members(isEnum: false))
        add(.type, lexemes[after].range)
        next += 1
        if isAngle(next) { beginGenerics() }
        return true
      }
    case .async where kind(index - 1) == .rightParen || self.word(index - 1) == .get:
      isKeyword = true
    case .get, .set, .didSet, .willSet:
      guard isAccessor(index) else { return false }
      isKeyword = bracket.kind == .accessors
      if !isKeyword { isUnsure = true }
    case .weak, .unowned:
      let isCapture =
        bracket.kind == .elements
        && [.leftSquare, .comma].contains(kind(index - 1))
      isKeyword = isCapture ? [.identifier, .keyword].contains(kind(after)) : modifies(index)
    case .borrowing, .consuming, .isolated, .sending:
      isKeyword = kind(index - 1) == .colon ? kind(after) == .identifier : modifies(index)
    default:
      guard word.isModifier else { return false }
      isKeyword = modifies(index)
    }
    if isKeyword { add(.keyword, lexemes[index].range) }
    return isKeyword
  }

  /// Whether a declaration follows that a word says something about.
  private func modifies(_ index: Int) -> Bool {
    var after = index + 1
    // `nonisolated(unsafe)`
    if kind(after) == .leftParen, kind(after + 2) == .rightParen, isDetail(after + 1, of: index) {
      after += 3
    }
    guard lexemes.indices.contains(after) else { return false }
    if kind(after) == .keyword { return word(after)?.isOfDeclaration == true }
    guard let word = word(after), word.isOfDeclaration else { return false }
    return word == .actor || modifies(after)
  }

  /// Whether a word can stand in parentheses behind a modifier.
  private func isDetail(_ index: Int, of modifier: Int) -> Bool {
    let name = source[lexemes[index].range]
    let details = word(modifier) == .package ? ["set"] : ["nonsending", "safe", "unsafe"]
    return details.contains { name.elementsEqual($0.utf8) }
  }

  /// Whether a word stands where a property's block can begin.
  private func isAccessor(_ index: Int) -> Bool {
    let isBehind =
      lexemes[index].startsLine || [.leftBrace, .rightBrace, .semicolon].contains(kind(index - 1))
      || word(index - 1)?.isAccessor == true || word(index - 1)?.isModifier == true
    let isBefore =
      [.leftBrace, .rightBrace, .leftParen, .keyword].contains(kind(index + 1))
      || word(index + 1)?.isAccessor == true || word(index + 1) == .async
    return isBehind && isBefore
  }
}
