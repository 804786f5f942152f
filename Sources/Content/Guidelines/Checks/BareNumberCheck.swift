import Diagnostics
import Markdown

/// Checks that each evaluation number in text is a stated count or is quoted with its source.
///
/// A number is checked if it is in digits, within three words of a word about evaluation in the same
/// sentence, and outside of code, tables and count links. It is quoted if its sentence links to a source
/// page or is part of a quotation. Pages about a source count as quotations.
struct BareNumberCheck {
  let source: SourceText

  /// Checks running text that contains digits.
  func diagnose(_ texts: [Nodes<Inline>]) -> [Diagnostic] {
    var findings = FindingList(of: source)
    for range in texts.flatMap({ numbers(in: $0) }) {
      findings.report(.bareNumber(source[range]), at: range)
    }
    return findings.diagnostics
  }

  /// Checks tables other than those of steps: cells of a column about evaluation, and of a column or
  /// row that is named after a view.
  ///
  /// - Parameters:
  ///   - blocks: The blocks of a page.
  ///   - scenarios: Its programs, which declare the views.
  /// - Returns: A finding for each number without a link.
  func diagnose(_ blocks: Nodes<Block>, _ scenarios: [Scenario]) -> [Diagnostic] {
    var findings = FindingList(of: source)
    lazy var views = scenarios.declaredTypes
    for case .table(let table) in blocks {
      let header = table.header.cells.first?.text ?? ""
      guard StatedTableReader.kind(ofHeader: header) == .other,
        StatedTableReader.closestHeader(to: header) == nil
      else { continue }
      for row in table.rows {
        for (header, cell) in zip(table.header.cells, row.cells).dropFirst()
        where cell.isNumber {
          let names = [header, row.cells[row.cells.startIndex]].map { String($0.text.identifier) }
          guard
            header.text.lowercased().contains("evaluat") || names.contains(where: views.contains)
          else { continue }
          findings.report(.bareNumber(cell.text), at: cell.range)
        }
      }
    }
    return findings.diagnostics
  }

  /// Checks what front matter says of a page, in which no count link can stand.
  func diagnose(_ frontMatter: FrontMatter) -> [Diagnostic] {
    var findings = FindingList(of: source)
    for value in [.summary, .because].flatMap({ frontMatter.values[$0] ?? [] })
    where value.text.contains(where: \.isNumber) {
      let text = SourceText(path: source.path, text: value.text)
      let parts = PageParts(of: Document(parsing: text, from: 0, anchor: nil))
      let check = Self(source: text)
      for range in parts.textsWithDigits.flatMap({ check.numbers(in: $0) }) {
        findings.report(.bareNumberOfField(text[range]), at: value.range)
      }
    }
    return findings.diagnostics
  }

  private func numbers(in inlines: Nodes<Inline>) -> [Range<Int>] {
    var words = ProseWords()
    words.append(inlines)
    return words.sentences.filter { !$0.contains(where: \.isQuoted) }.flatMap { bare(in: $0) }
  }

  private func bare(in sentence: ArraySlice<ProseWord>) -> [Range<Int>] {
    sentence.indices.filter { index in
      guard sentence[index].isNumber, !isVersion(index, in: sentence) else { return false }
      let first = max(sentence.startIndex, index - 3)
      let nearby = first...min(sentence.endIndex - 1, index + 3)
      return sentence[nearby].contains(where: \.isAboutEvaluation)
    }.map { sentence[$0].range }
  }

  /// Whether a name precedes the number, as in "iOS 18".
  ///
  /// A name has a capital letter; the first letter of a sentence does not count.
  private func isVersion(_ index: Int, in sentence: ArraySlice<ProseWord>) -> Bool {
    guard index > sentence.startIndex, !sentence[index - 1].isCode else { return false }
    let before = sentence[index - 1]
    return index - 1 == sentence.startIndex ? before.hasInnerCapital : before.hasCapital
  }
}

/// A word of running text, with its range in the source and what the check needs to know about it.
private struct ProseWord {
  let range: Range<Int>
  let isCode: Bool
  let isQuoted: Bool
  let endsSentence: Bool
  let isNumber: Bool
  let isAboutEvaluation: Bool
  let hasCapital: Bool
  /// Whether a letter after the first is a capital.
  let hasInnerCapital: Bool

  /// Classifies a word, given without the punctuation around it.
  init(
    _ bytes: ArraySlice<UInt8>,
    range: Range<Int>,
    isCode: Bool,
    isQuoted: Bool,
    endsSentence: Bool
  ) {
    self.range = range
    self.isCode = isCode
    self.isQuoted = isQuoted
    self.endsSentence = endsSentence
    let isASCII = bytes.isASCII
    let text = isASCII ? "" : String(decoding: bytes, as: UTF8.self)
    isNumber = !isCode && !bytes.isEmpty && bytes.allSatisfy(isDigit)
    isAboutEvaluation = Self.isAboutEvaluation(bytes)
    hasCapital = isASCII ? bytes.contains(where: isCapital) : text.contains(where: \.isUppercase)
    hasInnerCapital =
      isASCII
      ? bytes.dropFirst().contains(where: isCapital)
      : text.dropFirst().contains(where: \.isUppercase)
  }

  private static func isAboutEvaluation(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lowercased = bytes.lazy.map { isCapital($0) ? $0 | 0x20 : $0 }
    return stems.contains { lowercased.starts(with: $0) }
      || words.contains { lowercased.elementsEqual($0) }
  }

  private static let stems = ["evaluat", "re-evaluat"].map { Array($0.utf8) }
  private static let words = ["times", "body", "bodies"].map { Array($0.utf8) }
}

extension Table.Cell {
  /// Whether it is a number without a link.
  fileprivate var isNumber: Bool {
    guard inlines.count == 1, case .text(let bytes) = inlines.first?.kind else { return false }
    return !bytes.isEmpty && bytes.allSatisfy(isDigit)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }

private func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte }

/// The words of a paragraph, without stated counts.
private struct ProseWords {
  private var words: [ProseWord] = []

  var sentences: [ArraySlice<ProseWord>] {
    var sentences: [ArraySlice<ProseWord>] = []
    var start = 0
    for (index, word) in words.enumerated() where word.endsSentence || index == words.count - 1 {
      sentences.append(words[start...index])
      start = index + 1
    }
    return sentences
  }

  mutating func append(_ inlines: Nodes<Inline>, isQuoted: Bool = false) {
    for inline in inlines {
      switch inline.kind {
      case .text(let text): split(text, in: inline.range, isCode: false, isQuoted: isQuoted)
      case .code(let text): split(text, in: inline.range, isCode: true, isQuoted: isQuoted)
      case .link(let link) where CountLinkReader.isCount(link): break
      case .link(let link):
        append(link.inlines, isQuoted: isQuoted || link.destination.contains("sources/"))
      case .emphasis(let inner), .strong(let inner): append(inner, isQuoted: isQuoted)
      case .image, .html, .softBreak, .lineBreak: break
      }
    }
  }

  /// Adds the words of one piece of text, which has the length of its range in the source unless it
  /// contains an escape.
  private mutating func split(
    _ text: ArraySlice<UInt8>,
    in range: Range<Int>,
    isCode: Bool,
    isQuoted: Bool
  ) {
    let bytes = Array(text)
    let margin = isCode ? max(0, range.count - bytes.count) / 2 : 0
    for word in bytes.split(separator: UInt8(ascii: " ")) {
      let core = Self.core(of: word)
      guard !core.isEmpty || word.contains(UInt8(ascii: ".")) else { continue }
      let lower = range.lowerBound + margin + core.startIndex
      words.append(
        ProseWord(
          core,
          range: lower..<lower + core.count,
          isCode: isCode,
          isQuoted: isQuoted,
          endsSentence: !isCode && word[core.endIndex...].contains(where: Self.endsSentence)
        )
      )
    }
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// A word without the punctuation around it; empty at its end if it is only punctuation.
  private static func core(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard word.isASCII else { return core(ofCharacters: word) }
    guard let start = word.firstIndex(where: isPartOfWord),
      let last = word.lastIndex(where: isPartOfWord)
    else { return word[word.endIndex...] }
    return word[start...last]
  }

  private static func core(ofCharacters word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "-" || character == "_"
    }
    let text = String(decoding: word, as: UTF8.self)
    guard let start = text.firstIndex(where: isPart), let last = text.lastIndex(where: isPart)
    else { return word[word.endIndex...] }
    let skipped = text.utf8.distance(from: text.startIndex, to: start)
    let count = text[start...last].utf8.count
    return word.dropFirst(skipped).prefix(count)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isCapital(byte & 0xDF) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

extension Diagnostic.Message {
  fileprivate static func bareNumberOfField(_ number: String) -> Self {
    Self(
      id: "bare-number",
      what: "no run verifies the number \(number)",
      why: "it counts evaluations in a field, where no count link can stand",
      fix: "say it in words, and state the number in the text of the page"
    )
  }

  fileprivate static func bareNumber(_ number: String) -> Self {
    Self(
      id: "bare-number",
      what: "no run verifies the number \(number)",
      why: "it counts evaluations but is neither a count link nor quoted with its source",
      fix: "write '[\(number)](<count:scenario/step/View>)', or link to the source in its sentence"
    )
  }
}
