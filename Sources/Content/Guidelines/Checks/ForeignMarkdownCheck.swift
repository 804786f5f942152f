import Diagnostics
import Markdown
import Spelling

/// Warns about Markdown of other programs that the site would show as letters, and says what to write instead.
struct ForeignMarkdownCheck {
  /// A form of other programs.
  private struct Form {
    let name: String
    /// A byte that every text in this form contains.
    let trigger: Character
    let pattern: @Sendable (String) -> Bool
    let fix: String
  }

  /// The forms in the order in which they are tried.
  ///
  /// `^` in a pattern is the beginning of a block's text or of one of its lines. What a pattern repeats never
  /// contains what it begins with, so that a long text without an end costs no square of its length.
  private static let forms: [Form] = [
    Form(
      name: "a footnote",
      trigger: "^",
      pattern: { $0.contains(/\[\^[^\[\]\s]+\]/) },
      fix: "write the remark into the text, or link to it"
    ),
    Form(
      name: "a task list",
      trigger: "[",
      pattern: { $0.contains(/^\[[ xX]\](\s|$)/) },
      fix: "write '- ' and the words 'open' or 'done'"
    ),
    Form(
      name: "strikethrough",
      trigger: "~",
      pattern: { $0.contains(/~~\S[^~]*~~/) },
      fix: "remove the words, or say that they no longer hold"
    ),
    Form(
      name: "subscript",
      trigger: "~",
      pattern: { $0.contains(/[A-Za-z0-9]~[A-Za-z0-9]+~/) },
      fix: "write the letters '₂' and '₃', or words"
    ),
    Form(
      name: "superscript",
      trigger: "^",
      pattern: { $0.contains(/[A-Za-z0-9]\^[A-Za-z0-9]+\^/) },
      fix: "write the letters '²' and '³', or words"
    ),
    Form(
      name: "an attribute such as an id",
      trigger: "{",
      pattern: {
        $0.contains(/\{[:#.]?[#.][A-Za-z][^{}]*\}/)
          || $0.contains(/[`)]\{:? ?[a-z][a-z\-]*=[^{}]*\}/)
      },
      fix: "remove it; a heading's id follows from its words"
    ),
    Form(
      name: "a directive",
      trigger: ":",
      pattern: { $0.contains(/^:::/) },
      fix: "begin a quotation with '> **Note:**', or write a heading"
    ),
    Form(
      name: "an admonition",
      trigger: "!",
      pattern: { $0.contains(/^(!!!|\?\?\?\+?) ?[a-z]/) },
      fix: "begin a quotation with '> **Note:**'"
    ),
    Form(
      name: "a definition list",
      trigger: ":",
      pattern: { $0.contains(/^:\s+\S/) },
      fix: "write a list: '- **Term**: its definition'"
    ),
    Form(
      name: "math",
      trigger: "$",
      pattern: {
        $0.contains(/\$\$/) || $0.contains(/\$[^\s$][^$\\_^=]*[\\_^=][^$]*[^\s$]\$(?![0-9A-Za-z])/)
      },
      fix: "write the formula as code or in words"
    ),
    Form(
      name: "an emoji code",
      trigger: ":",
      pattern: { $0.contains(/(^|\s):[a-z][a-z0-9_+\-]+:(\s|$|[.,;!?)])/) },
      fix: "write the character itself"
    ),
    Form(
      name: "a wiki link",
      trigger: "[",
      pattern: { $0.contains(/\[\[[^\[\]]+\]\]/) },
      fix: "write '[words](page.md)'"
    ),
    Form(
      name: "a reversed link",
      trigger: "[",
      pattern: { $0.contains(/\)\[[^\[\]\s]*[.\/#][^\[\]\s]*\]/) },
      fix: "write '[words](page.md)'"
    ),
    Form(
      name: "a link with a space between its parts",
      trigger: "[",
      pattern: { $0.contains(/\] \([^()\s]*(\.md|:\/\/)[^()\s]*\)/) },
      fix: "write '[words](page.md)', without the space"
    ),
    Form(
      name: "highlighting",
      trigger: "=",
      pattern: { $0.contains(/(^|\s)==[^\s=][^=]*==/) },
      fix: "write '**words**'"
    ),
    Form(
      name: "a template's tag",
      trigger: "{",
      pattern: { $0.contains(/\{%|\{\{[<%]/) },
      fix: "write what it stands for"
    ),
    Form(
      name: "a heading without a space",
      trigger: "#",
      pattern: { $0.contains(/^##+[A-Za-z]/) },
      fix: "add a space after the number signs"
    ),
    Form(
      name: "an address without brackets",
      trigger: ":",
      pattern: { $0.contains(/https?:\/\/[A-Za-z0-9]/) },
      fix: "write '<https://…>' or '[words](https://…)'"
    ),
  ]

  private var findings: FindingList

  init(source: SourceText) {
    findings = FindingList(of: source)
  }

  /// Checks a page's blocks for raw HTML, and its running text for everything else.
  mutating func diagnose(_ blocks: Nodes<Block>, _ texts: [Nodes<Inline>]) -> [Diagnostic] {
    readBlocks(blocks)
    for text in texts { read(text) }
    return findings.diagnostics
  }

  private mutating func readBlocks(_ blocks: Nodes<Block>) {
    for block in blocks {
      switch block {
      case .html(let html) where !html.bytes.starts(with: "<!--".utf8):
        report("raw HTML", "write Markdown; the page shows the tags as text", at: html.range)
      case .list(let list): for item in list.items { readBlocks(item.blocks) }
      case .blockQuote(let quote):
        readMarker(of: quote)
        readBlocks(quote.blocks)
      default: break
      }
    }
  }

  /// Reports `[!NOTICE]` and text beside a marker such as `[!NOTE]`.
  private mutating func readMarker(of quote: BlockQuote) {
    guard case .paragraph(let paragraph) = quote.blocks.first else { return }
    if let aside = Aside(quote) {
      if aside.lead.isEmpty, aside.rest.isEmpty {
        report("an aside without text", "write its text below the marker", at: paragraph.range)
      }
      return
    }
    let first = paragraph.inlines.first?.kind
    if let label = Self.label(of: paragraph.inlines) {
      return report("an aside", "begin it with '**\(label):**'", at: paragraph.range)
    }
    guard case .text(let text) = first, text.starts(with: "[!".utf8) else { return }
    let word = String(decoding: text.dropFirst(2).prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
    let known = Aside.Kind.allCases.map { $0.rawValue.uppercased() }
    let name = nearestName(to: word.uppercased(), among: known)
    report(
      "an alert",
      name.map { "write '[!\($0)]' on a line of its own" }
        ?? "write \(known.map { "'[!\($0)]'" }.joined(separator: " or "))",
      at: paragraph.range
    )
  }

  /// The label of ours that is meant by the beginning of a quotation, such as `Note:`, `**Note**:` or `**Danger:**`.
  private static func label(of inlines: Nodes<Inline>) -> String? {
    let start = inlines.prefix(2).map { inline in
      switch inline.kind {
      case .strong(let words), .emphasis(let words): words.plainText
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      default: ""
      }
    }
    guard let match = start.joined().prefixMatch(of: /([A-Za-z]+) ?:/) else { return nil }
    let word = match.output.1.lowercased()
    return (Aside.Kind(rawValue: word) ?? asides[word])?.rawValue.capitalized
  }

  /// Labels of other programs, with ours.
  private static let asides: [String: Aside.Kind] = [
    "attention": .warning, "danger": .caution, "error": .caution, "hint": .tip, "info": .note,
    "experiment": .note, "success": .tip,
  ]

  private mutating func read(_ text: Nodes<Inline>) {
    // The words of each line of the text, and where they are.
    var lines: [(words: [UInt8], range: Range<Int>?)] = [([], nil)]
    var linkEnd = 0
    var html: Range<Int>?
    text.forEachPiece { kind, piece in
      switch kind {
      case .text(let bytes) where piece.lowerBound >= linkEnd:
        let start = lines[lines.count - 1].range?.lowerBound ?? piece.lowerBound
        lines[lines.count - 1].words += bytes
        lines[lines.count - 1].range = start..<piece.upperBound
      case .code: lines[lines.count - 1].words += "`".utf8
      case .link, .image:
        linkEnd = max(linkEnd, piece.upperBound)
        lines[lines.count - 1].words += "`".utf8
      case .html(let bytes) where !bytes.starts(with: "<!--".utf8): html = html ?? piece
      case .softBreak, .lineBreak:
        if piece.lowerBound >= linkEnd { lines.append(([], nil)) }
      default: break
      }
    }
    if let html { report("raw HTML", "write Markdown; the page shows the tags as text", at: html) }
    for line in lines where line.words.contains(where: { "^[~{:!$=#?".utf8.contains($0) }) {
      guard let range = line.range else { continue }
      let words = String(decoding: line.words, as: UTF8.self)
      for form in Self.forms where words.contains(form.trigger) && form.pattern(words) {
        report(form.name, form.fix, at: range)
      }
    }
  }

  private mutating func report(_ name: String, _ fix: String, at range: Range<Int>) {
    let message = Diagnostic.Message(
      id: "foreign-markdown",
      what: "\(name) is shown as letters",
      why: "pages are CommonMark with tables and alerts; other programs know more",
      fix: fix
    )
    findings.report(message, at: range, as: .warning)
  }
}
