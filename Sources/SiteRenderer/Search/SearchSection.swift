import Guidelines
import Markdown

/// The text from one heading of a page to the next: what a search result is.
struct SearchSection: Equatable, Sendable {
  /// Empty for the text before the first heading.
  let heading: String
  /// The anchor of the heading; empty where there is none.
  let anchor: String
  /// All words in reading order, white space as one space.
  var text: String
  /// The code among them, so that a name in code can count more than a word.
  var code: String
}

extension SearchSection {
  /// The sections of a page in reading order; the first holds its summary and tags.
  static func sections(of document: PageDocument) -> [Self] {
    let page = document.page
    var sections: [Self] = []
    var heading = (text: "", anchor: "")
    var (text, code) = (JoinedText(), JoinedText())
    func end() {
      sections.append(
        Self(heading: heading.text, anchor: heading.anchor, text: text.text, code: code.text)
      )
    }
    text.add(page.summary)
    text.add(page.tags.joined(separator: ", "))
    for block in document.value.blocks {
      if case .heading(let next) = block {
        guard next.level > 1 else { continue }
        end()
        heading = (next.text, next.anchor)
        (text, code) = (JoinedText(), JoinedText())
      } else if let note = page.observedNote(in: block) {
        text.add(note)
      } else {
        collect(block, &text, &code)
      }
    }
    end()
    return sections
  }

  private static func collect(_ block: Block, _ text: inout JoinedText, _ code: inout JoinedText) {
    switch block {
    case .codeBlock(let block):
      text.add(block.text)
      code.add(block.text)
    case .table(let table):
      for cell in ([table.header] + table.rows).flatMap(\.cells) {
        text.add(cell.text)
        for part in cell.inlines.codes { code.add(part) }
      }
    default:
      text.add(block.inlines.plainText)
      for part in block.inlines.codes { code.add(part) }
    }
    for child in block.children { collect(child, &text, &code) }
  }
}

/// The words of texts with one space between them, whatever white space the texts have.
private struct JoinedText {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) {
    var words = Array(withPlainSpaces(text).utf8)
    var end = 0
    var isInWord = false
    // Moved towards the front, since no space becomes longer.
    for index in words.indices {
      let byte = words[index]
      if byte == UInt8(ascii: " ") || byte < 14 && byte > 8 {
        isInWord = false
        continue
      }
      if !isInWord, end > 0 {
        words[end] = UInt8(ascii: " ")
        end += 1
      }
      isInWord = true
      words[end] = byte
      end += 1
    }
    if !bytes.isEmpty, end > 0 { bytes.append(UInt8(ascii: " ")) }
    bytes += words[..<end]
  }

  /// A text with a space for each white space outside of ASCII.
  private func withPlainSpaces(_ text: String) -> String {
    let isASCII = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    if isASCII == true { return text }
    let scalars = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Page {
  /// What the line before an Observed table says, without the name of its source.
  fileprivate func observedNote(in block: Block) -> String? {
    scenarios.lazy.flatMap(\.observed).first { $0.isIntroduced(by: block) }?.note
  }
}

extension [Inline] {
  /// The inline code, also inside emphases and links.
  fileprivate var codes: [String] {
    flatMap { inline -> [String] in
      switch inline.kind {
      case .code(let text): [text]
      case .text, .softBreak, .lineBreak, .html: []
      default: inline.children.codes
      }
    }
  }
}
