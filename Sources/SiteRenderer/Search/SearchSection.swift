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
  static func sections(of page: Page) -> [Self] {
    var texts = [[page.summary, page.tags.joined(separator: ", ")]]
    var codes: [[String]] = [[]]
    var headings: [(text: String, anchor: String)] = [("", "")]
    for block in page.document().blocks {
      if case .heading(let heading) = block {
        guard heading.level > 1 else { continue }
        headings.append((heading.text, heading.anchor))
        texts.append([])
        codes.append([])
      } else if let note = page.observedNote(in: block) {
        texts[texts.count - 1].append(note)
      } else {
        collect(block, texts: &texts[texts.count - 1], codes: &codes[codes.count - 1])
      }
    }
    return headings.indices.map { index in
      Self(
        heading: headings[index].text,
        anchor: headings[index].anchor,
        text: joined(texts[index]),
        code: joined(codes[index])
      )
    }
  }

  private static func collect(_ block: Block, texts: inout [String], codes: inout [String]) {
    switch block {
    case .codeBlock(let block):
      texts.append(block.text)
      codes.append(block.text)
    case .table(let table):
      for cell in ([table.header] + table.rows).flatMap(\.cells) {
        texts.append(cell.text)
        codes += cell.inlines.codes
      }
    default:
      texts.append(block.inlines.plainText)
      codes += block.inlines.codes
    }
    for child in block.children { collect(child, texts: &texts, codes: &codes) }
  }

  /// The words of all parts with one space between them.
  private static func joined(_ parts: [String]) -> String {
    var result: [UInt8] = []
    for part in parts {
      var isInWord = false
      for scalar in part.unicodeScalars {
        if scalar.isWhitespace {
          isInWord = false
          continue
        }
        if !isInWord, !result.isEmpty { result.append(UInt8(ascii: " ")) }
        isInWord = true
        if scalar.isASCII {
          result.append(UInt8(scalar.value))
        } else {
          result += String(scalar).utf8
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension Page {
  /// What the line before an Observed table says, without the name of its source.
  fileprivate func observedNote(in block: Block) -> String? {
    scenarios.lazy.flatMap(\.observed).first { $0.isIntroduced(by: block) }?.note
  }
}

extension Unicode.Scalar {
  fileprivate var isWhitespace: Bool {
    isASCII ? self == " " || (9...13).contains(value) : properties.isWhitespace
  }
}

extension [Inline] {
  /// The inline code, also inside emphases and links.
  fileprivate var codes: [String] {
    flatMap { inline -> [String] in
      if case .code(let text) = inline.kind { [text] } else { inline.children.codes }
    }
  }
}
