/// A word or sign of a Swift source, as SwiftSyntax's lexer cuts it.
package struct Lexeme: Equatable {
  /// The kinds that coloring tells apart, by SwiftSyntax's names.
  package enum Kind {
    case arrow, atSign, backslash, binaryOperator, colon, comma, dollarIdentifier, ellipsis
    case endOfFile, equal, exclamationMark, floatLiteral, identifier, infixQuestionMark
    case integerLiteral, keyword, leftAngle, leftBrace, leftParen, leftSquare, period
    case postfixOperator, postfixQuestionMark, pound, prefixAmpersand, prefixOperator, rightAngle
    case rightBrace, rightParen, rightSquare, semicolon, stringQuote, stringSegment, wildcard
    /// One of code that only its syntax can color.
    case other
  }

  let kind: Kind
  /// UTF-8 bytes from the start of the source, without the space and comments around it.
  let range: Range<Int>
  /// Whether nothing but space stands before it on its line.
  let startsLine: Bool
  /// Which word it is, if it is one of those that coloring knows.
  let word: Word?

  init(kind: Kind, range: Range<Int>, startsLine: Bool, word: Word? = nil) {
    self.kind = kind
    self.range = range
    self.startsLine = startsLine
    self.word = word
  }
  /// Also looks up which word it is.
  package init(kind: Kind, range: Range<Int>, in source: [UInt8], startsLine: Bool) {
    let isName = kind == .identifier || kind == .keyword
    let word = isName ? WordTable.all.word(source, range) : nil
    self.init(kind: kind, range: range, startsLine: startsLine, word: word)
  }
}
