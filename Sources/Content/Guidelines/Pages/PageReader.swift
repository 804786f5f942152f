import Diagnostics
import Markdown
import Spelling

/// Finds a page's scenarios and their statements in one pass over its blocks.
///
/// A scenario's statements follow it directly: tables of counts, console fences, and Observed
/// tables with the paragraph that names their source.
struct PageReader {
  /// The maximum number of scenarios and of Observed tables on a page, because each lookup scans all of them.
  static let maxCount = 100
  /// The maximum total code size of a page's programs to parse, including setup, in bytes: far more than
  /// anyone reads, and as much as Swift's parser handles in a third of a second.
  static let maxCodeSize = 1 << 17

  static let consoleAttributes = ["step", "configuration"]

  let source: SourceText
  /// Whether the page is an observation: its tables and console fences are what was observed.
  private let isObservation: Bool
  /// The profile of programs that name none: on the page of an observation, that of its system.
  private let impliedProfile: Profile?
  private(set) var findings: FindingList
  private(set) var illustrationLines: [Int] = []
  private var builders: [ScenarioBuilder] = []
  private var observedCount = 0
  private var setup: [Scenario.Setup] = []
  private var heading: Heading?
  /// Whether the previous block belongs to the last scenario.
  private var isAttached = false
  /// The `source=` of the paragraph before an Observed table.
  private var citation: ObservedTable.Citation?

  init(source: SourceText, kind: PageKind, frontMatter: FrontMatter) {
    self.source = source
    isObservation = kind.isObservation
    impliedProfile = isObservation ? frontMatter[.os].flatMap(Profile.init(system:)) : nil
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
    case _ where !block.isFenced: isAttached = false
    case "swift": readSwift(block)
    case "console": readConsole(block)
    default:
      checkLanguage(of: block)
      isAttached = false
    }
  }

  /// Reports a fence that was meant as a program or as what one prints.
  private mutating func checkLanguage(of block: CodeBlock) {
    guard block.isFenced else { return }
    let items = InfoString(of: block, in: source).items
    let isProgram =
      block.language.contains("=")
      || items.contains { ScenarioBuilder.attributes.contains($0.name) }
    let isConsole = isAttached && (block.language.isEmpty || block.language.resembles("console"))
    guard isProgram || isConsole else { return }
    findings.report(
      .language(block.language, isProgram ? "swift" : "console"),
      at: block.infoRange.isEmpty
        ? block.range.lowerBound..<block.infoRange.lowerBound : block.infoRange
    )
  }

  private mutating func readSwift(_ block: CodeBlock) {
    isAttached = false
    let info = InfoString(of: block, in: source)
    checkItems(of: info, words: ["setup"], attributes: ScenarioBuilder.attributes)
    if let name = info["scenario"], name.value != nil {
      guard builders.count < Self.maxCount else {
        return findings.report(.tooMany("scenarios"), at: name.valueRange)
      }
      builders.append(
        ScenarioBuilder(
          block,
          info: info,
          heading: heading,
          impliedProfile: impliedProfile,
          source: source
        )
      )
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
        .stray("console fence", "write ```text for unchecked lines"),
        at: block.range
      )
    }
    let info = InfoString(of: block, in: source)
    checkItems(of: info, words: [], attributes: Self.consoleAttributes)
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
    if kind == .other, isAttached || table.statesCounts,
      let closest = StatedTableReader.closestHeader(to: text)
    {
      if isAttached { findings.report(.misspeltHeader(text, closest), at: header) }
      // Its counts are still compared, and '--fix' adds no second table.
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
      if isObservation { findings.report(.statedOnObservation, at: header) }
      let configuration = configuration ?? builders[last].configuration
      builders[last].add(reader.read(table, configuration: configuration))
    case .observed:
      guard citation != nil || isObservation else { return findings.report(.noSource, at: header) }
      observedCount += 1
      guard observedCount <= Self.maxCount else {
        return findings.report(.tooMany("Observed tables"), at: header)
      }
      builders[last].observed.append(
        ObservedTable(
          citation: citation,
          table: reader.read(
            table,
            configuration: builders[last].configuration,
            isObserved: true
          )
        )
      )
    case .other: break
    }
  }

  /// Finds `source=id` in a paragraph such as "On an iPhone (source=environment-closures):".
  private func citation(in paragraph: Paragraph) -> ObservedTable.Citation? {
    guard source.bytes[paragraph.range].contains(UInt8(ascii: "=")) else { return nil }
    let text = source[paragraph.range]
    let words = text.split { " \t\r\n()".contains($0) }
    guard let word = words.first(where: { $0.hasPrefix("source=") }) else { return nil }
    let id = word.dropFirst("source=".count).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let start =
      paragraph.range.lowerBound + text.utf8.distance(from: text.startIndex, to: id.startIndex)
    let before = text[..<word.startIndex].filter { $0 != "(" }
    return ObservedTable.Citation(
      source: String(id),
      range: start..<start + id.utf8.count,
      note: before.split { " \t\r\n".contains($0) }.joined(separator: " ")
    )
  }

  mutating func scenarios() -> [Scenario] {
    if let setup = setup.first, builders.isEmpty {
      findings.report(.setupWithoutProgram, at: source.range(ofLine: setup.firstCodeLine - 1))
    }
    /// The first scenario of each name, whose files would differ only in capitals from those of another.
    var first: [String: Scenario] = [:]
    var rest = Self.maxCodeSize
    let shared = setup.map(\.code.utf8.count).reduce(0, +)
    return builders.indices.compactMap { index in
      let scenario = builders[index].build(setup: setup)
      findings.add(builders[index].findings)
      let own = scenario.code.utf8.count
      // A longer one has a finding and is not parsed.
      if own <= Scenario.maxCodeSize { rest -= own + shared }
      guard rest >= 0 else {
        findings.report(.tooMuchCode, at: scenario.nameRange)
        return nil
      }
      let name = scenario.name.lowercased()
      if let other = first[name] {
        findings.report(.duplicateScenario(scenario.name, other), at: scenario.nameRange)
      }
      first[name] = first[name] ?? scenario
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
    var seen: Set<String> = []
    for item in info.items {
      if !seen.insert(item.name).inserted {
        findings.report(.secondAttribute(item.name), at: item.nameRange)
      }
      if !item.isClosed { findings.report(.openQuote(item.name), at: item.valueRange) }
      let isKnown = (item.value == nil ? words : attributes).contains(item.name)
      guard !isKnown else { continue }
      let known = words + attributes.map { $0 + "=" }
      let name = item.value == nil ? item.name : item.name + "="
      findings.report(.unknownAttribute(name, among: known), at: item.nameRange)
    }
  }
}

extension String {
  /// Whether it may be a misspelling of a word.
  fileprivate func resembles(_ word: String) -> Bool { nearestName(to: self, among: [word]) != nil }
}
