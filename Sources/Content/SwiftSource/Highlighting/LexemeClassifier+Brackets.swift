extension LexemeClassifier {
  /// Enters a bracket.
  mutating func open(_ index: Int) {
    bracket.isAtStart = false
    guard brackets.count < Self.deepestNesting else { return giveUp() }
    let kind =
      switch lexemes[index].kind {
      case .leftBrace: brace()
      case .leftSquare: isPostfix(index) ? Bracket.Kind.arguments : .elements
      default: parenthesis(index)
      }
    brackets.append(Bracket(kind))
  }

  /// Code that is nested deeper is left to the parser.
  private static let deepestNesting = 200

  /// Leaves a bracket.
  mutating func close(_ index: Int) {
    guard brackets.count > 1 else { return giveUp() }
    brackets.removeLast()
    bracket.isAtStart = false
    // The brace before was a closure in a condition.
    if kind(index) == .rightBrace, kind(index + 1) == .leftBrace { isUnsure = true }
  }

  private mutating func brace() -> Bracket.Kind {
    defer { bracket.expectation = .nothing }
    switch bracket.expectation {
    case .members(let isEnum): return isEnum ? .enumMembers : .members
    case .accessors: return .accessors
    default: return .code
    }
  }

  private mutating func parenthesis(_ index: Int) -> Bracket.Kind {
    if kind(index - 1) == .backslash { return .arguments }
    switch bracket.expectation {
    case .parameters where genericDepth == 0:
      bracket.expectation = .nothing
      return .parameters
    case .caseNames where kind(index - 1) == .identifier: return .payload
    case .accessors where kind(index - 1) == .colon, .alias: return .type
    default: break
    }
    // What an attribute is given touches it.
    if kind(index - 2) == .atSign, !isAdjacent(index) { return .unknown }
    if isPostfix(index) { return .arguments }
    switch kind(index - 1) {
    case .arrow: return .type
    case .colon:
      switch bracket.kind {
      case .arguments, .values: return .values
      case .parameters, .payload, .type: return .type
      default: return .unknown
      }
    // Behind a `<` may stand the labels of a type.
    case .equal, .binaryOperator: return isAngle(index - 1) ? .unknown : .values
    case .leftParen, .comma, .leftSquare:
      return inner()
    case .keyword where word(index - 1) == .return: return .values
    default: return .unknown
    }
  }

  /// What a parenthesis holds that begins where a value or type of the bracket around it can.
  private func inner() -> Bracket.Kind {
    switch bracket.kind {
    case .arguments: .values
    case .parameters, .payload: .type
    case .type, .values: bracket.kind
    default: .unknown
    }
  }

  /// Whether a bracket goes on with the expression before it.
  private func isPostfix(_ index: Int) -> Bool {
    guard index > 0, !lexemes[index].startsLine else { return false }
    switch kind(index - 1) {
    case .identifier, .dollarIdentifier:
      return kind(index) == .leftParen || isAdjacent(index)
    case .rightParen, .rightSquare, .rightBrace, .rightAngle, .postfixQuestionMark,
      .exclamationMark, .stringQuote:
      return isAdjacent(index)
    case .keyword:
      guard isAdjacent(index) else { return false }
      return [.`self`, .`init`, .super, .selfType].contains(word(index - 1))
        || kind(index - 2) == .period
    default: return false
    }
  }
}
