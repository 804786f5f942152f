/// Cuts code into the words and signs that nearly all code on pages has, as SwiftSyntax's lexer does at a
/// multiple of the cost.
///
/// Where that lexer has rules for rarer code, such as names in backticks, escapes in strings and regular
/// expressions, this one gives up. What it gives is what the other one gives; a test holds it to that.
struct PlainLexer {
  private let source: [UInt8]
  private let words = WordTable.all
  private var lexemes: [Lexeme] = []
  private var offset = 0
  /// Whether a line has ended since the last lexeme.
  private var startsLine = false
  /// How many parentheses are open in each value that a string lets in, the innermost last.
  private var depths: [Int] = []

  /// The words and signs of a source, or `nil` where SwiftSyntax's lexer has to be asked.
  static func lexemes(of source: [UInt8]) -> [Lexeme]? {
    var lexer = Self(source)
    while lexer.skipSpace() {
      guard lexer.next() else { return nil }
    }
    return lexer.offset == source.count && lexer.depths.isEmpty ? lexer.lexemes : nil
  }

  private init(_ source: [UInt8]) {
    self.source = source
    lexemes.reserveCapacity(source.count / 4 + 1)
  }

  /// Moves to the next byte of a lexeme.
  /// - Returns: Whether there is one; not where the rest cannot be read.
  private mutating func skipSpace() -> Bool {
    let source = source
    let bytes = source.span
    var place = offset
    defer { offset = place }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "\n"):
        guard depths.isEmpty else { return false }
        startsLine = true
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        continue
      default: return true
      }
      place += 1
    }
    return false
  }

  /// Reads a lexeme, or several of a string.
  /// - Returns: Whether it can be read here.
  private mutating func next() -> Bool {
    let first = source[offset]
    switch first {
    case _ where isOfName(first): return isDigit(first) ? number() : name()
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "$"): return dollarName()
    case UInt8(ascii: "("):
      if let depth = depths.last { depths[depths.count - 1] = depth + 1 }
      return add(.leftParen)
    case UInt8(ascii: ")"): return closeParenthesis()
    case UInt8(ascii: "{"): return add(.leftBrace)
    case UInt8(ascii: "}"): return add(.rightBrace)
    case UInt8(ascii: "["): return add(.leftSquare)
    case UInt8(ascii: "]"): return add(.rightSquare)
    case UInt8(ascii: ","): return add(.comma)
    case UInt8(ascii: ";"): return add(.semicolon)
    case UInt8(ascii: ":"): return byte(1) != first && add(.colon)
    case UInt8(ascii: "@"): return add(.atSign)
    case UInt8(ascii: "\\"): return add(.backslash)
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "."): return period()
    default: return isOfOperator(first) && sign()
    }
  }

  // MARK: Words

  private mutating func name() -> Bool {
    let end = endOfName(from: offset)
    guard isEnd(end) else { return false }
    if end == offset + 1, source[offset] == UInt8(ascii: "_") { return add(.wildcard) }
    let word = words.word(source, offset..<end)
    return add(word?.isReserved == true ? .keyword : .identifier, to: end, word: word)
  }

  /// `$0`, or the name of a projected value.
  private mutating func dollarName() -> Bool {
    let end = endOfName(from: offset + 1)
    guard end > offset + 1, isEnd(end) else { return false }
    let isNumbered = source[(offset + 1)..<end].allSatisfy(isDigit)
    let isMixed = !isNumbered && isDigit(source[offset + 1])
    return !isMixed && add(isNumbered ? .dollarIdentifier : .identifier, to: end)
  }

  /// Digits, and behind a period more digits.
  private mutating func number() -> Bool {
    var end = endOfName(from: offset)
    guard source[offset..<end].allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") }) else {
      return false
    }
    // A number behind a period is that of a tuple's part.
    guard lexemes.last?.kind != .period, end + 1 < source.count, source[end] == UInt8(ascii: "."),
      isDigit(source[end + 1])
    else { return isEnd(end) && add(.integerLiteral, to: end) }
    end = endOfName(from: end + 1)
    return source[offset..<end].allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") } && isEnd(end)
      && add(.floatLiteral, to: end)
  }

  private func endOfName(from start: Int) -> Int {
    let bytes = source.span
    var end = start
    while end < bytes.count, isOfName(bytes[end]) { end += 1 }
    return end
  }

  /// Whether a word that goes to here does not go on in letters outside of ASCII or in backticks.
  private func isEnd(_ end: Int) -> Bool {
    end == source.count
      || source[end] < 0x80 && source[end] != UInt8(ascii: "`")
        && source[end] != UInt8(ascii: "$")
  }

  // MARK: Strings

  private mutating func string() -> Bool {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    return !isLong && add(.stringQuote) && segment()
  }

  /// Reads a string to its end, or to a value that it lets in.
  private mutating func segment() -> Bool {
    let end = endOfSegment
    switch byte(end - offset) {
    case UInt8(ascii: "\""): return add(.stringSegment, to: end) && add(.stringQuote)
    case UInt8(ascii: "\\"):
      guard end + 1 < source.count, source[end + 1] == UInt8(ascii: "(") else { return false }
      depths.append(1)
      return add(.stringSegment, to: end) && add(.backslash) && add(.leftParen)
    default: return false
    }
  }

  /// Where a string's quote, a backslash or a byte that a string cannot have comes next.
  private var endOfSegment: Int {
    let bytes = source.span
    var end = offset
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  private mutating func closeParenthesis() -> Bool {
    _ = add(.rightParen)
    guard let depth = depths.last else { return true }
    depths[depths.count - 1] = depth - 1
    guard depth == 1 else { return true }
    depths.removeLast()
    return segment()
  }

  // MARK: Signs

  /// The sign before a macro's name; what directives begin with is left to SwiftSyntax.
  private mutating func pound() -> Bool {
    let end = endOfName(from: offset + 1)
    let word = String(decoding: source[(offset + 1)..<end], as: UTF8.self)
    return !word.isEmpty && !Self.directives.contains(word) && add(.pound)
  }

  private mutating func period() -> Bool {
    guard let next = byte(1), next == UInt8(ascii: ".") || isOfOperator(next) else {
      return add(.period)
    }
    let end = endOfOperator(from: offset)
    let range = source[offset..<end]
    guard range.elementsEqual("...".utf8) || range.elementsEqual("..<".utf8) else { return false }
    return add(operatorKind(to: end), to: end)
  }

  private mutating func sign() -> Bool {
    let end = endOfOperator(from: offset)
    let first = source[offset]
    let isBehind = isLeftBound
    guard end - offset == 1 else { return signs(to: end, isBehind: isBehind) }
    switch first {
    case UInt8(ascii: "="): return add(.equal)
    case UInt8(ascii: "?"): return add(isBehind ? .postfixQuestionMark : .infixQuestionMark)
    case UInt8(ascii: "!") where isBehind: return add(.exclamationMark)
    case UInt8(ascii: "&"):
      let kind = operatorKind(to: end)
      return kind != .postfixOperator && add(kind == .prefixOperator ? .prefixAmpersand : kind)
    case UInt8(ascii: "/"): return operatorKind(to: end) == .binaryOperator && add(.binaryOperator)
    case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "#"): return false
    default: return add(operatorKind(to: end))
    }
  }

  /// Reads a sign of several characters.
  private mutating func signs(to end: Int, isBehind: Bool) -> Bool {
    let range = source[offset..<end]
    if range.elementsEqual("->".utf8) { return add(.arrow, to: end) }
    let first = source[offset]
    let isSplit = isBehind && (first == UInt8(ascii: "?") || first == UInt8(ascii: "!"))
    let isPlain = range.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }
    return isPlain && !isSplit && add(operatorKind(to: end), to: end)
  }

  /// What an operator is by whether something touches it on both sides.
  private func operatorKind(to end: Int) -> Lexeme.Kind {
    let isBehind = isLeftBound
    let isBefore = isRightBound(end, isBehind: isBehind)
    return isBehind == isBefore ? .binaryOperator : isBehind ? .postfixOperator : .prefixOperator
  }

  private var isLeftBound: Bool {
    guard offset > 0 else { return false }
    return !isSpace(source[offset - 1]) && !"([{,;:".utf8.contains(source[offset - 1])
  }

  private func isRightBound(_ end: Int, isBehind: Bool) -> Bool {
    guard end < source.count, !isSpace(source[end]) else { return false }
    return source[end] == UInt8(ascii: ".") ? !isBehind : !")]},;:".utf8.contains(source[end])
  }

  /// The end of an operator; only one that begins with a period has further periods.
  private func endOfOperator(from start: Int) -> Int {
    let hasPeriods = source[start] == UInt8(ascii: ".")
    var end = start
    while end < source.count,
      isOfOperator(source[end]) || hasPeriods && source[end] == UInt8(ascii: ".")
    {
      end += 1
    }
    return end
  }

  // MARK: Bytes

  /// The byte so many places on.
  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < source.count ? source[offset + distance] : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte)
      || byte == UInt8(ascii: "_")
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  private func isOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Adds the bytes up to an end, or the next one.
  private mutating func add(_ kind: Lexeme.Kind, to end: Int? = nil, word: Word? = nil) -> Bool {
    let end = end ?? offset + 1
    lexemes.append(Lexeme(kind: kind, range: offset..<end, startsLine: startsLine, word: word))
    startsLine = false
    offset = end
    return true
  }

  private static let directives: Set = [
    "if", "elseif", "else", "endif", "sourceLocation", "available", "unavailable",
  ]
}
