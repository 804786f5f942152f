@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
import SwiftSource
@_spi(RawSyntax) import SwiftSyntax

/// All of a source's words and signs.
func lexemes(of source: [UInt8]) -> [Lexeme] {
  var lexemes: [Lexeme] = []
  lexemes.reserveCapacity(source.count / 4 + 1)
  var tracker = LookaheadTracker()
  source.withUnsafeBufferPointer { bytes in
    withUnsafeMutablePointer(to: &tracker) { tracker in
      var end = 0
      var sequence = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
      // The lexer gives the end of the file again and again.
      while let lexeme = sequence.next(), lexeme.rawTokenKind != .endOfFile {
        let text = lexeme.textRange
        lexemes.append(
          Lexeme(
            kind: Lexeme.Kind(lexeme.rawTokenKind),
            range: end + text.lowerBound..<end + text.upperBound,
            in: source,
            startsLine: lexeme.flags.contains(.isAtStartOfLine)
          )
        )
        end += lexeme.byteLength
      }
    }
  }
  return lexemes
}

extension Lexeme.Kind {
  fileprivate init(_ kind: RawTokenKind) {
    self =
      switch kind {
      case .arrow: .arrow
      case .atSign: .atSign
      case .backslash: .backslash
      case .binaryOperator: .binaryOperator
      case .colon: .colon
      case .comma: .comma
      case .dollarIdentifier: .dollarIdentifier
      case .ellipsis: .ellipsis
      case .endOfFile: .endOfFile
      case .equal: .equal
      case .exclamationMark: .exclamationMark
      case .floatLiteral: .floatLiteral
      case .identifier: .identifier
      case .infixQuestionMark: .infixQuestionMark
      case .integerLiteral: .integerLiteral
      case .keyword: .keyword
      case .leftAngle: .leftAngle
      case .leftBrace: .leftBrace
      case .leftParen: .leftParen
      case .leftSquare: .leftSquare
      case .period: .period
      case .postfixOperator: .postfixOperator
      case .postfixQuestionMark: .postfixQuestionMark
      case .pound: .pound
      case .prefixAmpersand: .prefixAmpersand
      case .prefixOperator: .prefixOperator
      case .rightAngle: .rightAngle
      case .rightBrace: .rightBrace
      case .rightParen: .rightParen
      case .rightSquare: .rightSquare
      case .semicolon: .semicolon
      case .stringQuote: .stringQuote
      case .stringSegment: .stringSegment
      case .wildcard: .wildcard
      default: .other
      }
  }
}
