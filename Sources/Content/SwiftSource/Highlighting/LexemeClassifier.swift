/// Colors a program by its words and signs in one pass, without a syntax tree.
///
/// It knows the shapes that nearly all code has. Where a word's part could be another one, such as in
/// code with conditional compilation or with a word that is a keyword only in some places, it gives up,
/// and the parser is asked. What it gives is what the parser gives; a test holds it to that.
struct LexemeClassifier {
  let source: [UInt8]
  let lexemes: [Lexeme]
  var spans: [HighlightedSpan] = []
  var brackets = [Bracket(.code)]
  /// The number of the next lexeme.
  var next = 0
  /// The angles that are open in the parameters of a generic declaration.
  var genericDepth = 0
  /// Whether a shape was met that only the parser knows.
  var isUnsure = false

  init(_ source: [UInt8]) {
    self.source = source
    lexemes = PlainLexer.lexemes(of: source) ?? SyntaxReader.shared.lexemes(source)
    spans.reserveCapacity(lexemes.count / 2)
    brackets.reserveCapacity(16)
  }

  /// The spans of the program, or `nil` where the parser has to be asked.
  mutating func classify() -> [HighlightedSpan]? {
    var end = 0
    while next < lexemes.count, !isUnsure {
      let start = lexemes[next].range.lowerBound
      if start > end + 1 { addComments(in: end..<start) }
      let first = next
      next += 1
      take(first)
      end = lexemes[next - 1].range.upperBound
    }
    addComments(in: end..<source.count)
    return isUnsure || brackets.count > 1 ? nil : spans
  }

  private mutating func take(_ index: Int) {
    let lexeme = lexemes[index]
    if lexeme.startsLine { endLine(before: index) }
    switch lexeme.kind {
    case .identifier: identifier(index)
    case .keyword: keyword(index)
    case .dollarIdentifier, .wildcard: bracket.isAtStart = false
    case .integerLiteral, .floatLiteral: add(.number, lexeme.range)
    case .stringQuote, .stringSegment: add(.string, lexeme.range)
    case .atSign: attribute(index)
    case .pound: macro(index)
    case .backslash: if !isInterpolation(index) { keyPath() }
    case .leftParen, .leftSquare, .leftBrace: open(index)
    case .rightParen, .rightSquare, .rightBrace: close(index)
    case .comma:
      if bracket.angleDepth == 0 { bracket.startNext() }
    case .colon: bracket.isBeforeColon = false
    case .equal: assign()
    case .leftAngle, .rightAngle, .binaryOperator, .prefixOperator, .postfixOperator:
      countAngles(lexeme.range)
    case .arrow, .ellipsis, .exclamationMark, .infixQuestionMark, .period, .postfixQuestionMark,
      .prefixAmpersand, .semicolon:
      break
    case .endOfFile, .other: isUnsure = true
    }
  }

  // MARK: What came before

  /// Ends what a line's end ends.
  private mutating func endLine(before index: Int) {
    switch bracket.expectation {
    case .caseNames where kind(index - 1) != .comma, .module, .alias:
      bracket.expectation = .nothing
    default: break
    }
  }

  private mutating func assign() {
    switch bracket.expectation {
    case .accessors, .caseNames: bracket.expectation = .nothing
    default: break
    }
  }

  /// Counts the angles in generic parameters and types; a sign such as `>>` closes two at once.
  private mutating func countAngles(_ range: Range<Int>) {
    guard genericDepth > 0 || bracket.kind == .parameters && !bracket.isBeforeColon else { return }
    for byte in source[range] where byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
      let change = byte == UInt8(ascii: "<") ? 1 : -1
      if genericDepth > 0 {
        genericDepth += change
      } else {
        bracket.angleDepth += change
      }
    }
    if bracket.angleDepth < 0 { isUnsure = true }
  }

  // MARK: Signs with a name

  private mutating func attribute(_ index: Int) {
    guard kind(next) == .identifier, isAdjacent(next) else { return giveUp() }
    var end = lexemes[next].range.upperBound
    let word = source[lexemes[next].range]
    let isPlain = isCapital(next)
    next += 1
    while kind(next) == .period, isAdjacent(next), kind(next + 1) == .identifier {
      end = lexemes[next + 1].range.upperBound
      next += 2
    }
    add(.attribute, lexemes[index].range.lowerBound..<end)
    if kind(next) == .leftParen, isAdjacent(next) {
      if word.elementsEqual("available".utf8) { return availability() }
      if !isPlain { isUnsure = true }
    } else if isAngle(next) {
      isUnsure = true
    }
  }

  /// The list of systems of `@available(iOS 17, *)`.
  private mutating func availability() {
    next += 1
    while kind(next) != .rightParen {
      switch kind(next) {
      case .identifier where kind(next + 1) == .integerLiteral || kind(next + 1) == .floatLiteral:
        add(.keyword, lexemes[next].range)
      case .integerLiteral, .floatLiteral: add(.number, lexemes[next].range)
      case .comma, .binaryOperator: break
      default: return giveUp()
      }
      next += 1
    }
    next += 1
  }

  private mutating func macro(_ index: Int) {
    guard kind(next) == .identifier, isAdjacent(next) else { return giveUp() }
    bracket.isAtStart = false
    add(.directive, lexemes[next].range)
    next += 1
    if isAngle(next) { isUnsure = true }
  }

  /// Whether a backslash in a string lets values in.
  private func isInterpolation(_ index: Int) -> Bool {
    kind(index + 1) == .leftParen && isAdjacent(index + 1)
  }

  /// The parts of `\Item.owner.name`, of which only the type has a color.
  private mutating func keyPath() {
    if kind(next) == .identifier {
      guard isCapital(next) else { return giveUp() }
      add(.type, lexemes[next].range)
      next += 1
    }
    while true {
      switch kind(next) {
      case .period where kind(next + 1) == .identifier && !isCapital(next + 1): next += 2
      case .period where kind(next + 1) == .keyword:
        guard word(next + 1) == .self else { return giveUp() }
        add(.keyword, lexemes[next + 1].range)
        next += 2
      case _ where isAngle(next): return giveUp()
      case .period, .leftSquare, .leftParen, .postfixQuestionMark, .exclamationMark:
        return giveUp()
      default: return
      }
    }
  }
}

extension LexemeClassifier {
  /// The innermost open bracket.
  var bracket: Bracket {
    get { brackets[brackets.count - 1] }
    set { brackets[brackets.count - 1] = newValue }
  }

  /// The kind of a lexeme; the end of the file beyond both ends.
  func kind(_ index: Int) -> Lexeme.Kind {
    lexemes.indices.contains(index) ? lexemes[index].kind : .endOfFile
  }

  /// Whether a lexeme is `<`, which the lexer takes for an operator.
  func isAngle(_ index: Int) -> Bool {
    lexemes.indices.contains(index) && lexemes[index].range.count == 1
      && source[lexemes[index].range.lowerBound] == UInt8(ascii: "<")
  }

  /// The word that a lexeme is.
  func word(_ index: Int) -> Word? {
    lexemes.indices.contains(index) ? lexemes[index].word : nil
  }

  /// Whether nothing stands between a lexeme and the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    lexemes.indices.contains(index) && index > 0
      && lexemes[index - 1].range.upperBound == lexemes[index].range.lowerBound
  }

  /// Whether a name begins with a capital letter, as those of types do.
  func isCapital(_ index: Int) -> Bool {
    let first = source[lexemes[index].range.lowerBound]
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return String(decoding: source[lexemes[index].range], as: UTF8.self).first?.isUppercase == true
  }

  /// Leaves the program to the parser.
  mutating func giveUp() { isUnsure = true }

  /// Colors some bytes; what touches the last span in its color is joined to it.
  mutating func add(_ kind: HighlightedSpan.Kind, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = spans.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      spans[spans.count - 1] = HighlightedSpan(kind, last.range.lowerBound..<range.upperBound)
    } else {
      spans.append(HighlightedSpan(kind, range))
    }
  }

  /// Colors the comments in what stands between two lexemes.
  mutating func addComments(in gap: Range<Int>) {
    var offset = gap.lowerBound
    while offset + 1 < gap.upperBound {
      guard source[offset] == UInt8(ascii: "/") else {
        offset += 1
        continue
      }
      let end =
        source[offset + 1] == UInt8(ascii: "*")
        ? endOfBlockComment(from: offset, in: gap)
        : source[offset..<gap.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? gap.upperBound
      add(.comment, offset..<end)
      offset = end
    }
  }

  private func endOfBlockComment(from start: Int, in gap: Range<Int>) -> Int {
    var depth = 0
    var offset = start
    while offset + 1 < gap.upperBound {
      let pair = (source[offset], source[offset + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        offset += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return gap.upperBound
  }
}
