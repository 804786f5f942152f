import Diagnostics
import Markdown

/// A number that prose gives for evaluations is a stated count, or is quoted with its source.
///
/// A bare number stands within three words of one about evaluation in the same sentence, in digits,
/// outside of code, tables and count links. It is quoted if its sentence links to a source page or if
/// it stands in a quotation. Pages about a source quote it as a whole.
struct BareNumberCheck {
  func diagnose(_ page: Page, _ document: Document) -> [Diagnostic] {
    guard page.kind != .source else { return [] }
    var findings = FindingList(of: page.source)
    for place in document.blocks.flatMap({ numbers(in: $0) }) {
      findings.report(.bareNumber(page.source[place]), at: place)
    }
    return findings.diagnostics
  }

  private func numbers(in block: Block) -> [Range<Int>] {
    switch block {
    case .heading(let heading): numbers(in: heading.inlines)
    case .paragraph(let paragraph): numbers(in: paragraph.inlines)
    case .list(let list): list.items.flatMap(\.blocks).flatMap { numbers(in: $0) }
    case .blockQuote, .codeBlock, .html, .thematicBreak, .table: []
    }
  }

  private func numbers(in inlines: [Inline]) -> [Range<Int>] {
    // Most paragraphs have no digit and need not be cut into words.
    guard inlines.contains(where: hasDigit) else { return [] }
    var words = ProseWords()
    words.append(inlines)
    return words.sentences.filter { !$0.contains(where: \.isQuoted) }.flatMap { bare(in: $0) }
  }

  private func hasDigit(_ inline: Inline) -> Bool {
    switch inline.kind {
    case .text(let text), .code(let text): text.utf8.contains(where: isDigit)
    default: inline.children.contains(where: hasDigit)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }

  private func bare(in sentence: [ProseWord]) -> [Range<Int>] {
    sentence.indices.filter { index in
      guard sentence[index].isNumber, !isVersion(index, in: sentence) else { return false }
      let nearby = max(0, index - 3)...min(sentence.count - 1, index + 3)
      return sentence[nearby].contains(where: \.isAboutEvaluation)
    }.map { sentence[$0].range }
  }

  /// Whether a name stands before the number, as in "iOS 18".
  ///
  /// A name has a capital; that of a sentence's first word makes no name.
  private func isVersion(_ index: Int, in sentence: [ProseWord]) -> Bool {
    guard index > 0, !sentence[index - 1].isCode else { return false }
    return sentence[index - 1].text.dropFirst(index == 1 ? 1 : 0).contains(where: \.isUppercase)
  }
}

/// A word of running text and where it stands in the source.
private struct ProseWord {
  let text: String
  let range: Range<Int>
  let isCode: Bool
  let isQuoted: Bool
  let endsSentence: Bool

  var isNumber: Bool { !isCode && !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber } }

  var isAboutEvaluation: Bool {
    let lowercased = text.lowercased()
    return lowercased.hasPrefix("evaluat") || lowercased.hasPrefix("re-evaluat")
      || ["times", "body", "bodies"].contains(lowercased)
  }
}

/// The words of a paragraph, apart from stated counts.
private struct ProseWords {
  private var words: [ProseWord] = []

  var sentences: [[ProseWord]] {
    words.reduce(into: [[]]) { sentences, word in
      sentences[sentences.count - 1].append(word)
      if word.endsSentence { sentences.append([]) }
    }
  }

  mutating func append(_ inlines: [Inline], isQuoted: Bool = false) {
    for inline in inlines {
      switch inline.kind {
      case .text(let text): split(text, at: inline.range, isCode: false, isQuoted: isQuoted)
      case .code(let text): split(text, at: inline.range, isCode: true, isQuoted: isQuoted)
      case .link(let link) where link.destination.hasPrefix("count:"): break
      case .link(let link):
        append(link.inlines, isQuoted: isQuoted || link.destination.contains("sources/"))
      case .emphasis(let inner), .strong(let inner): append(inner, isQuoted: isQuoted)
      case .image, .html, .softBreak, .lineBreak: break
      }
    }
  }

  /// Adds the words of one piece of text, which has as many bytes as its place in the source unless
  /// it contains an escape.
  private mutating func split(_ text: String, at place: Range<Int>, isCode: Bool, isQuoted: Bool) {
    let bytes = Array(text.utf8)
    let margin = isCode ? max(0, place.count - bytes.count) / 2 : 0
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
      defer { start = end + 1 }
      let word = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
      let trimmed = word.drop { !Self.isPartOfWord($0) }
      let skipped = word.utf8.count - trimmed.utf8.count
      let core = trimmed.reversed().drop { !Self.isPartOfWord($0) }.reversed()
      let bare = String(core)
      guard !bare.isEmpty || word.contains(".") else { continue }
      let lower = place.lowerBound + margin + start + skipped
      words.append(
        ProseWord(
          text: bare,
          range: lower..<lower + bare.utf8.count,
          isCode: isCode,
          isQuoted: isQuoted,
          endsSentence: !isCode && trimmed.dropFirst(bare.count).contains { ".?!".contains($0) }
        )
      )
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}

extension Diagnostic.Message {
  fileprivate static func bareNumber(_ number: String) -> Self {
    Self(
      id: "bare-number",
      what: "nobody checks the number \(number)",
      why: "it is about evaluations, and neither a stated count nor quoted with its source",
      fix: "write '[\(number)](<count:scenario/step/View>)', or link to the source in its sentence"
    )
  }
}
