import Diagnostics
import Guidelines
import Markdown

/// The text from one heading of a page to the next: what a search result is.
struct SearchSection: Equatable, Sendable {
  /// Empty for the text before the first heading.
  let heading: String
  /// The anchor of the heading; empty where there is none.
  let anchor: String
  /// All words in reading order, white space as one space, in UTF-8.
  let text: [UInt8]
  /// The code among them, so that a name in code can count more than a word.
  let code: [UInt8]
}

extension SearchSection {
  /// The sections of a page in reading order; the first holds its summary and tags.
  static func sections(of document: PageDocument) -> [Self] {
    let page = document.page
    var sections: [Self] = []
    var heading = (text: "", anchor: "")
    var texts = SectionTexts()
    func end() {
      let (text, code) = texts.take()
      sections.append(Self(heading: heading.text, anchor: heading.anchor, text: text, code: code))
    }
    texts.add(page.summary)
    texts.add(page.tags.joined(separator: ", "))
    for block in document.value.blocks {
      if case .heading(let next) = block {
        guard next.level > 1 else { continue }
        end()
        heading = (next.text, next.anchor)
      } else if let note = page.observedNote(in: block) {
        texts.add(note)
      } else {
        texts.add(block)
      }
    }
    end()
    return sections
  }
}

/// The words of a section and the code among them.
private struct SectionTexts {
  private var text = JoinedText()
  private var code = JoinedText()

  /// Gives up what was added.
  mutating func take() -> (text: [UInt8], code: [UInt8]) {
    let texts = (text.bytes, code.bytes)
    self = Self()
    return texts
  }

  mutating func add(_ words: String) {
    text.separate()
    text.add(Array(words.utf8)[...])
  }

  mutating func add(_ block: Block) {
    text.separate()
    switch block {
    case .codeBlock(let block):
      code.separate()
      text.add(words: code.add(block.bytes))
    case .table(let table):
      add(table.header)
      for row in table.rows { add(row) }
    case .heading(let heading): add(heading.inlines)
    case .paragraph(let paragraph): add(paragraph.inlines)
    case .list(let list): for item in list.items { for block in item.blocks { add(block) } }
    case .blockQuote(let quote): for block in quote.blocks { add(block) }
    case .html, .thematicBreak: break
    }
  }

  private mutating func add(_ row: Table.Row) {
    for cell in row.cells {
      text.separate()
      add(cell.inlines)
    }
  }

  private mutating func add(_ inlines: Nodes<Inline>) {
    inlines.forEachPiece { kind, _ in
      switch kind {
      case .text(let words): text.add(words)
      case .code(let words):
        text.add(words)
        code.separate()
        code.add(words)
      case .softBreak, .lineBreak: text.separate()
      case .emphasis, .strong, .link, .image, .html: break
      }
    }
  }
}

/// The words of texts with one space between them, whatever white space the texts have.
private struct JoinedText {
  private(set) var bytes: [UInt8] = []
  private var isInWord = false

  /// Ends the last word.
  mutating func separate() { isInWord = false }

  /// Adds words, the first of which may continue the last one.
  /// - Returns: The words as they stand here.
  @discardableResult
  mutating func add(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.count
    if text.span.isOneLine {
      add(words: text)
    } else {
      add(lines: text.isASCII ? text : withPlainSpaces(text))
    }
    let added = bytes[start...]
    return added.first == UInt8(ascii: " ") ? added.dropFirst() : added
  }

  /// Adds words between any white space of ASCII.
  private mutating func add(lines: ArraySlice<UInt8>) {
    let bytes = lines.span
    var start = 0
    var index = 0
    while index < bytes.count {
      if !isSpace(bytes[index]) {
        index += 1
        continue
      }
      // Words that have one space between them are added together.
      let isSingle =
        bytes[index] == UInt8(ascii: " ") && index > start && index + 1 < bytes.count
        && !isSpace(bytes[index + 1])
      if !isSingle {
        add(words: lines[lines.startIndex + start..<lines.startIndex + index])
        isInWord = false
        start = index + 1
      }
      index += 1
    }
    add(words: lines[(lines.startIndex + start)...])
  }

  /// Adds words that have one space between them, or what there is of them.
  mutating func add(words: ArraySlice<UInt8>) {
    guard !words.isEmpty else { return }
    if !isInWord, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    bytes += words
    isInWord = true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte < 14 && byte > 8
  }

  /// A text with a space for each white space outside of ASCII.
  private func withPlainSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      .map { $0.properties.isWhitespace ? " " : $0 }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)[...]
  }
}

extension Span<UInt8> {
  /// Whether these are words of ASCII with one space between them, and nothing else.
  fileprivate var isOneLine: Bool {
    let space = UInt8(ascii: " ")
    guard count > 0, self[0] != space, self[count - 1] != space else { return false }
    // Without a branch for each byte, many are looked at as one vector.
    var odd: UInt8 = isSpecial(self[0])
    for index in 1..<count {
      let (here, before) = (self[index], self[index - 1])
      odd |= isSpecial(here) | (here == space ? 1 : 0) & (before == space ? 1 : 0)
    }
    return odd == 0
  }

  /// 1 for a byte outside of ASCII and for one that may be white space but is no space.
  @inline(__always)
  private func isSpecial(_ byte: UInt8) -> UInt8 { byte &- 0x20 > 0x5F ? 1 : 0 }
}

extension Page {
  /// What the line before an Observed table says, without the name of its source.
  fileprivate func observedNote(in block: Block) -> String? {
    scenarios.lazy.flatMap(\.observed).first { $0.isIntroduced(by: block) }?.note
  }
}
