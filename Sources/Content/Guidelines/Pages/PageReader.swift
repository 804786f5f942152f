import Diagnostics
import Markdown
import Spelling

extension Page {
  /// Reads a page; faults are in its `diagnostics`.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the site's root.
  ///   - text: Its content.
  ///   - folder: The content folder, relative to the site's root.
  package convenience init(path: String, text: String, folder: String = "content") {
    self.init(SourceText(path: path, text: text), folder: folder)
  }

  /// Reads a page; faults are in its `diagnostics`.
  convenience init(_ source: SourceText, folder: String) {
    let path = source.path
    let (frontMatter, faults) = FrontMatter.parse(source)
    let kind = Kind(slug: Self.slug(path: path, folder: folder))
    let document = Document(source, after: frontMatter, kind: kind)
    let parts = PageParts(of: document)
    var reader = PageReader(source: source)
    if let range = document.firstTooDeep { reader.report(.tooDeep, at: range) }
    reader.read(document.blocks)
    var ruleReader = EngineRuleReader(source: source)
    var claimReader = ClaimReader(source: source)
    let scenarios = reader.scenarios()
    let content = PageContent(
      source: source,
      document: document,
      parts: parts,
      linkTargets: LinkTarget.all(parts.links, on: path),
      scenarios: scenarios,
      illustrationLines: reader.illustrationLines,
      countLinks: reader.countLinks(parts.countLinks, of: scenarios),
      definedRules: kind == .rules ? ruleReader.rules(in: document) : [],
      claimTables: kind == .source ? claimReader.tables(in: document) : []
    )
    let found = [
      faults, reader.findings.diagnostics, ruleReader.findings.diagnostics,
      claimReader.findings.diagnostics, HeadingCheck(source: source).diagnose(parts.headings),
      kind == .source ? [] : BareNumberCheck(source: source).diagnose(parts.textsWithDigits),
      SiteSettingCheck(source: source, kind: kind).diagnose(frontMatter),
    ]
    self.init(
      path: path,
      folder: folder,
      fingerprint: Self.fingerprint(of: source),
      frontMatter: frontMatter,
      diagnostics: found.flatMap { $0 }.sorted(),
      content: .read(content)
    )
  }

  /// A page that is read only as far as its outline does not tell what is asked for.
  convenience init(
    path: String,
    text: PageText,
    folder: String,
    outline: PageOutline
  ) {
    self.init(
      path: path,
      folder: folder,
      fingerprint: text.fingerprint,
      frontMatter: outline.frontMatter,
      content: .outlined(outline, text: text, folder: folder)
    )
  }

  /// The fingerprint of a file.
  static func fingerprint(of source: SourceText) -> Fingerprint {
    var digest = ContentDigest()
    digest.add(source.path)
    source.bytes.withUnsafeBytes { digest.add($0) }
    return digest.fingerprint
  }

  static func slug(path: String, folder: String) -> String {
    var (path, folder) = (path, folder + "/")
    let isInside = folder != "/" && path.hasPrefix(folder)
    let start = isInside ? folder.utf8.count : 0
    let rest = path.isMarkdown ? 3 : 0
    return path.withUTF8 { bytes in
      String(decoding: bytes[start..<max(start, bytes.count - rest)], as: UTF8.self)
    }
  }
}

extension String {
  /// Whether it ends as the paths of pages do.
  package var isMarkdown: Bool {
    let end = (UInt8(ascii: "."), UInt8(ascii: "m"), UInt8(ascii: "d"))
    return utf8.withContiguousStorageIfAvailable { bytes in
      let start = bytes.count - 3
      return start >= 0 && (bytes[start], bytes[start + 1], bytes[start + 2]) == end
    } ?? false
  }
}

extension Document {
  /// Reads what follows the front matter of a page.
  convenience init(_ source: SourceText, after frontMatter: FrontMatter, kind: Page.Kind) {
    let isRules = kind == .rules
    self.init(
      parsing: source,
      from: frontMatter.range.upperBound,
      anchor: isRules ? { EngineRuleReader.anchor(ofHeading: $0) } : nil
    )
  }
}

extension Page.Kind {
  init(slug: String) {
    self =
      slug == "index"
      ? .home
      : slug.hasPrefix("guidelines/")
        ? .guideline
        : slug.hasPrefix("sources/") ? .source : slug.hasPrefix("rules/") ? .rules : .reference
  }
}

/// Walks a page's blocks once and finds its scenarios and what is stated about each.
///
/// What belongs to a scenario follows it directly: tables of counts, console fences, and Observed
/// tables with the paragraph that names their source.
private struct PageReader {
  /// How many scenarios a page has, and how many Observed tables: all of them are looked through for
  /// each.
  static let most = 100
  /// How many bytes of code the programs of a page have that are looked into, each with its set-up: far
  /// more than anyone reads, and as much as Swift's parser reads in a third of a second.
  static let mostCode = 1 << 17

  private static let equalsSign = ByteSet(UInt8(ascii: "="))

  let source: SourceText
  private(set) var findings: FindingList
  private(set) var illustrationLines: [Int] = []
  private var builders: [ScenarioBuilder] = []
  private var observedCount = 0
  private var setup: [Scenario.Setup] = []
  private var heading: Heading?
  /// Whether the block before belongs to the last scenario.
  private var isAttached = false
  private var citation: Citation?

  /// The `source=` of the paragraph before an Observed table.
  private struct Citation {
    let id: String
    let range: Range<Int>
    let note: String
  }

  init(source: SourceText) {
    self.source = source
    findings = FindingList(of: source)
  }

  mutating func report(_ message: Diagnostic.Message, at range: Range<Int>) {
    findings.report(message, at: range)
  }

  mutating func read(_ blocks: Nodes<Block>) {
    for block in blocks {
      switch block {
      case .heading(let heading):
        self.heading = heading
        isAttached = false
      case .codeBlock(let block): read(block)
      case .table(let table): read(table)
      case .paragraph(let paragraph):
        citation = citation(in: paragraph)
        if citation == nil { isAttached = false }
      case .list(let list): for item in list.items { read(item.blocks) }
      case .blockQuote(let quote): read(quote.blocks)
      case .html: break
      case .thematicBreak: isAttached = false
      }
    }
  }

  private mutating func read(_ block: CodeBlock) {
    switch block.language {
    case "swift": readSwift(block)
    case "console": readConsole(block)
    default: isAttached = false
    }
  }

  private mutating func readSwift(_ block: CodeBlock) {
    isAttached = false
    let info = InfoString(of: block, in: source)
    checkItems(of: info, words: ["setup"], attributes: ScenarioBuilder.attributes)
    if let name = info["scenario"], name.value != nil {
      guard builders.count < Self.most else {
        return findings.report(.tooMany("scenarios"), at: name.valueRange)
      }
      builders.append(ScenarioBuilder(block, info: info, heading: heading, source: source))
      isAttached = true
    } else if info["setup"] != nil {
      setup.append(Scenario.Setup(code: block.text, firstCodeLine: block.firstCodeLine))
    } else {
      if let item = info.items.first(where: { ScenarioBuilder.attributes.contains($0.name) }) {
        findings.report(.attributeWithoutScenario(item.name), at: item.nameRange)
      }
      illustrationLines.append(source.line(at: block.range.lowerBound))
    }
  }

  private mutating func readConsole(_ block: CodeBlock) {
    guard isAttached, let last = builders.indices.last else {
      return findings.report(
        .stray("console fence", "write ```text for lines nobody checks"),
        at: block.range
      )
    }
    let info = InfoString(of: block, in: source)
    checkItems(of: info, words: [], attributes: ["step", "configuration"])
    var configuration = builders[last].configuration
    if let item = info["configuration"] {
      let known = Configuration.allCases.map(\.rawValue)
      if let named = Configuration(rawValue: item.value ?? "") {
        configuration = named
      } else {
        findings.report(
          .unknownValue("configuration", item.value ?? "", among: known),
          at: item.valueRange
        )
      }
    }
    var step: StepReference?
    if let item = info["step"] {
      do {
        step = try StepReference(parsing: item.value ?? "")
      } catch {
        return findings.report(.step(item.value ?? "", error), at: item.valueRange)
      }
    }
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    builders[last].consoles.append(
      StatedConsole(
        step: step,
        configuration: configuration,
        lines: Array(lines.dropLast(lines.last == "" ? 1 : 0)),
        codeBlock: block
      )
    )
  }

  private mutating func read(_ table: Table) {
    defer { citation = nil }
    let header = table.header.cells.first?.range ?? table.range
    let text = table.header.cells.first?.text ?? ""
    var kind = StatedTableReader.kind(ofHeader: text)
    if kind == .other, isAttached, let closest = StatedTableReader.closestHeader(to: text) {
      findings.report(.misspeltHeader(text, closest), at: header)
      // Its counts are compared all the same, and '--fix' adds no second table.
      kind = StatedTableReader.kind(ofHeader: closest)
    }
    guard kind != .other else {
      isAttached = false
      return
    }
    guard isAttached, let last = builders.indices.last else {
      return findings.report(.stray("table", "move the table up to its scenario"), at: header)
    }
    var reader = StatedTableReader(source: source)
    defer { findings.add(reader.findings) }
    switch kind {
    case .interaction(let configuration):
      let configuration = configuration ?? builders[last].configuration
      builders[last].add(reader.read(table, configuration: configuration))
    case .observed:
      guard let citation else { return findings.report(.noSource, at: header) }
      observedCount += 1
      guard observedCount <= Self.most else {
        return findings.report(.tooMany("Observed tables"), at: header)
      }
      builders[last].observed.append(
        ObservedTable(
          source: citation.id,
          sourceRange: citation.range,
          note: citation.note,
          table: reader.read(table, configuration: builders[last].configuration)
        )
      )
    case .other: break
    }
  }

  /// Finds `source=id` in a paragraph such as "On an iPhone (source=environment-closures):".
  private func citation(in paragraph: Paragraph) -> Citation? {
    guard Self.equalsSign.isAny(in: source.bytes[paragraph.range]) else { return nil }
    let text = source[paragraph.range]
    let words = text.split { " \t\r\n()".contains($0) }
    guard let word = words.first(where: { $0.hasPrefix("source=") }) else { return nil }
    let id = word.dropFirst("source=".count).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let start =
      paragraph.range.lowerBound + text.utf8.distance(from: text.startIndex, to: id.startIndex)
    let before = text[..<word.startIndex].filter { $0 != "(" }
    return Citation(
      id: String(id),
      range: start..<start + id.utf8.count,
      note: before.split { " \t\r\n".contains($0) }.joined(separator: " ")
    )
  }

  mutating func scenarios() -> [Scenario] {
    var names: [String: Int] = [:]
    var rest = Self.mostCode
    let shared = setup.map(\.code.utf8.count).reduce(0, +)
    return builders.indices.compactMap { index in
      let scenario = builders[index].build(setup: setup)
      findings.add(builders[index].findings)
      let own = scenario.code.utf8.count
      // A longer one has its finding, and is not looked into.
      if own <= Scenario.longestCode { rest -= own + shared }
      guard rest >= 0 else {
        findings.report(.tooMuchCode, at: scenario.nameRange)
        return nil
      }
      if let line = names[scenario.name] {
        findings.report(.duplicateScenario(scenario.name, line: line), at: scenario.nameRange)
      }
      names[scenario.name] = names[scenario.name] ?? scenario.line
      return scenario
    }
  }

  mutating func countLinks(
    _ links: [(link: Link, range: Range<Int>)],
    of scenarios: [Scenario]
  ) -> [CountLink] {
    guard !links.isEmpty else { return [] }
    var reader = CountLinkReader(source: source, scenarios: scenarios)
    let counts = links.compactMap { reader.read($0.link, at: $0.range) }
    findings.add(reader.findings)
    return counts
  }

  private mutating func checkItems(of info: InfoString, words: [String], attributes: [String]) {
    for item in info.items {
      if !item.isClosed { findings.report(.openQuote(item.name), at: item.valueRange) }
      let isKnown = (item.value == nil ? words : attributes).contains(item.name)
      guard !isKnown else { continue }
      let known = words + attributes.map { $0 + "=" }
      let name = item.value == nil ? item.name : item.name + "="
      findings.report(.unknownAttribute(name, among: known), at: item.nameRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooDeep = Self(
    id: "nesting",
    what: "lists and quotations are nested too deeply",
    why: "\(Document.deepestNesting) levels are the limit",
    fix: "flatten the list"
  )

  fileprivate static let noSource = Self(
    id: "observed-source",
    what: "the Observed table names no source",
    why: "no 'source=' stands in the paragraph before it",
    fix: "write a line before it, such as 'On an iPhone (source=environment-closures):'"
  )

  fileprivate static func tooMany(_ what: String) -> Self {
    Self(
      id: "too-many",
      what: "the page has more than \(PageReader.most) \(what)",
      why: "this one is left out, since all of them are looked through for each",
      fix: "move it to another page, or remove it"
    )
  }

  fileprivate static let tooMuchCode = Self(
    id: "too-many",
    what: "the page's programs have more than \(PageReader.mostCode) bytes, each with its set-up",
    why: "this one is left out, since all of them are looked into whenever the page is checked",
    fix: "move it to another page, or leave out what the counts do not need"
  )

  fileprivate static func stray(_ what: String, _ fix: String) -> Self {
    Self(
      id: "stray",
      what: "this \(what) belongs to no scenario",
      why: "it does not directly follow a scenario's fence or another of its tables",
      fix: fix
    )
  }

  fileprivate static func misspeltHeader(_ text: String, _ closest: String) -> Self {
    Self(
      id: "table-header",
      what: "'\(text)' begins no table of counts",
      why: "the first header is 'Interaction', 'Interaction (release)' or 'Observed'",
      fix: "write '\(closest)'"
    )
  }

  fileprivate static func attributeWithoutScenario(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' stands in a fence without a scenario",
      why: "only a scenario is compiled and run",
      fix: "add 'scenario=name'"
    )
  }

  fileprivate static func openQuote(_ name: String) -> Self {
    Self(
      id: "attribute",
      what: "the value of '\(name)' is not closed",
      why: "no second quote stands in the line",
      fix: "add '\"'"
    )
  }

  fileprivate static func unknownAttribute(_ name: String, among known: [String]) -> Self {
    Self(
      id: "attribute",
      what: "'\(name)' is not known here",
      why: "the info string takes \(known.joined(separator: ", "))",
      fix: nearestName(to: name, among: known).map { "write '\($0)'" } ?? "remove it"
    )
  }

  fileprivate static func duplicateScenario(_ name: String, line: Int) -> Self {
    Self(
      id: "duplicate-scenario",
      what: "two scenarios are named '\(name)'",
      why: "the first one is in line \(line)",
      fix: "rename one of them"
    )
  }
}
