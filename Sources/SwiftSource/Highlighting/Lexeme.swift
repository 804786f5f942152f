@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// A word or sign of a Swift source, as SwiftSyntax's lexer cuts it.
struct Lexeme: Equatable {
  let kind: RawTokenKind
  /// UTF-8 bytes from the start of the source, without the space and comments around it.
  let range: Range<Int>
  /// Whether nothing but space stands before it on its line.
  let startsLine: Bool
  /// Which word it is, if it is one of those that coloring knows.
  let word: Word?

  init(kind: RawTokenKind, range: Range<Int>, startsLine: Bool, word: Word? = nil) {
    self.kind = kind
    self.range = range
    self.startsLine = startsLine
    self.word = word
  }

  /// All of a source's words and signs.
  static func all(in source: [UInt8]) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    lexemes.reserveCapacity(source.count / 4 + 1)
    var tracker = LookaheadTracker()
    source.withUnsafeBufferPointer { bytes in
      withUnsafeMutablePointer(to: &tracker) { tracker in
        var end = 0
        var sequence = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
        // The lexer gives the end of the file again and again.
        while let lexeme = sequence.next(), lexeme.rawTokenKind != .endOfFile {
          let kind = lexeme.rawTokenKind
          let text = lexeme.textRange
          let range = end + text.lowerBound..<end + text.upperBound
          lexemes.append(
            Lexeme(
              kind: kind,
              range: range,
              startsLine: lexeme.flags.contains(.isAtStartOfLine),
              word: kind == .identifier || kind == .keyword
                ? WordTable.all.word(source, range) : nil
            )
          )
          end += lexeme.byteLength
        }
      }
    }
    return lexemes
  }
}
