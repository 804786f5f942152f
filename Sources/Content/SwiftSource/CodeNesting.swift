@_spi(Testing) @_spi(RawSyntax) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The line, counted from 1, in which code is nested more deeply than the parser reads in a bounded time and stack.
///
/// The parser looks ahead at each `[` to tell a type from a value, so each one inside doubles its time: 40 take years.
/// Nothing else tried had such an effect; other nesting only fills the stack. The parser's own lexer divides the
/// source, so no comment or string hides a bracket.
/// - Returns: `nil` for code that can be parsed.
package func lineOfDeepNesting(in source: String) -> Int? {
  var source = source
  return source.withUTF8 { bytes in
    var tracker = LookaheadTracker()
    return withUnsafeMutablePointer(to: &tracker) { tracker in
      var nesting = CodeNesting()
      var offset = 0
      for token in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
        if token.rawTokenKind == .endOfFile { return nil }
        offset += token.byteLength
        guard nesting.admits(token) else {
          return 1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
        }
      }
      return nil
    }
  }
}

/// What is open at a token.
private struct CodeNesting {
  /// The most open `[` without a brace in between; people write three.
  static let maxSquares = 12
  /// The most of everything that is open; people write thirty.
  static let maxDepth = 128
  /// The most words of one statement outside of inner brackets: `try`, `else` and others each hold the rest.
  static let maxChain = 512
  /// The most parts of one expression, such as calls of modifiers: each holds all before it.
  static let maxLinks = 2048
  /// The most time for the `[` of a source, in units of about 0.1 ms.
  static let maxCost = 4096

  /// What a bracket encloses.
  private struct Level {
    /// What closes it.
    let end: RawTokenKind?
    /// The number of `[` since the last `{`.
    var squares = 0
    /// The words of the statement.
    var chain = 0
    /// The parts of the expression.
    var links = 0
  }

  private var open = [Level(end: nil)]
  /// The token before.
  private var before: Lexer.Lexeme?
  /// The `<` since the last token that no type contains.
  private var angles = 0
  private var cost = 0

  mutating func admits(_ token: Lexer.Lexeme) -> Bool {
    defer { before = token }
    let last = open.count - 1
    let squares = open[last].squares
    if startsExpression(token) { open[last].links = 0 }
    if Self.isLink(token) { open[last].links += 1 }
    switch token.rawTokenKind {
    case .leftSquare:
      open.append(Level(end: .rightSquare, squares: squares + 1))
      if squares > 2 { cost += 1 << min(squares - 2, 20) }
    case .leftParen: open.append(Level(end: .rightParen, squares: squares))
    case .leftBrace:
      open.append(Level(end: .rightBrace))
      angles = 0
    case .rightSquare, .rightParen: close(token.rawTokenKind)
    case .rightBrace:
      close(.rightBrace)
      angles = 0
    case .semicolon, .equal, .stringQuote, .multilineStringQuote: angles = 0
    case .keyword where startsStatement(token): open[last].chain = 0
    case .infixQuestionMark, .arrow, .poundElseif: open[last].chain += 1
    case .keyword where !Self.isValue(token): open[last].chain += 1
    case .leftAngle, .binaryOperator, .prefixOperator, .postfixOperator:
      let text = token.tokenText
      if text.first == UInt8(ascii: "<") { angles += text.count { $0 == UInt8(ascii: "<") } }
      if text.first == UInt8(ascii: ">") { angles = max(0, angles - text.count) }
    case .rightAngle: angles = max(0, angles - 1)
    default: break
    }
    return (open.last?.squares ?? 0) <= Self.maxSquares && open.count <= Self.maxDepth
      && (open.last?.chain ?? 0) < Self.maxChain && (open.last?.links ?? 0) < Self.maxLinks
      && angles < Self.maxDepth
      && cost < Self.maxCost
  }

  /// Whether a token continues the expression before it, which then is inside of the whole.
  private static func isLink(_ token: Lexer.Lexeme) -> Bool {
    switch token.rawTokenKind {
    case .period, .leftParen, .leftSquare, .leftBrace, .exclamationMark, .postfixQuestionMark,
      .binaryOperator, .postfixOperator:
      true
    default: false
    }
  }

  /// Whether a token can begin an expression that is not inside of the one before.
  private func startsExpression(_ token: Lexer.Lexeme) -> Bool {
    guard let before else { return true }
    if [.comma, .semicolon].contains(before.rawTokenKind) { return true }
    let continues: [RawTokenKind] = [.period, .binaryOperator, .prefixOperator, .equal]
    return token.flags.contains(.isAtStartOfLine) && !Self.isLink(token)
      && !continues.contains(before.rawTokenKind)
  }

  /// Whether a keyword begins what is not inside of the statement before, as those in a condition do.
  private func startsStatement(_ token: Lexer.Lexeme) -> Bool {
    guard Self.statements.contains(where: { token.tokenText == $0 }) else { return false }
    return before.map { before in
      before.rawTokenKind != .comma && !Self.conditions.contains { before.tokenText == $0 }
    } ?? true
  }

  private static let conditions: [SyntaxText] = ["if", "guard", "while", "for", "case", "catch"]

  private static let statements: [SyntaxText] = [
    "let", "var", "func", "struct", "class", "enum", "extension", "import", "return", "protocol",
    "typealias", "init", "case",
  ]

  private static func isValue(_ token: Lexer.Lexeme) -> Bool {
    values.contains { token.tokenText == $0 }
  }

  private static let values: [SyntaxText] = ["self", "Self", "super", "true", "false", "nil"]

  /// Closes the last bracket of a kind, and those inside that nothing has closed; without one, nothing.
  private mutating func close(_ kind: RawTokenKind) {
    if open.last?.end == kind {
      open.removeLast()
    } else if kind == .rightBrace, let index = open.lastIndex(where: { $0.end == kind }) {
      open.removeSubrange(index...)
    }
  }
}
