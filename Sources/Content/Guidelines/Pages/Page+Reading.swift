import Diagnostics
import Markdown

extension Page {
  /// Parses a page; faults are in its `diagnostics`.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the site's root.
  ///   - text: Its content.
  ///   - folder: The content folder, relative to the site's root.
  package init(path: String, text: String, folder: String = "content") {
    self.init(SourceText(path: path, text: text), folder: folder)
  }

  /// Parses a page; faults are in its `diagnostics`.
  package init(_ source: SourceText, folder: String) {
    path = source.path
    slug = Self.slug(path: path, folder: folder)
    kind = PageKind.of(slug: slug)
    let (frontMatter, faults) = FrontMatter.parse(source)
    let document = Document(
      parsing: source,
      from: frontMatter.range.upperBound,
      anchor: kind.statesRules ? { EngineRuleReader.anchor(ofHeading: $0) } : nil
    )
    let parts = PageParts(of: document)
    var reader = PageReader(source: source, kind: kind, frontMatter: frontMatter)
    if let range = document.firstTooDeep { reader.report(.tooDeep, at: range) }
    if let range = document.tooSparse { reader.report(.tooSparse, at: range) }
    reader.read(document.blocks)
    var ruleReader = EngineRuleReader(source: source)
    var claimReader = ClaimReader(source: source)
    self.frontMatter = frontMatter
    self.document = document
    headings = parts.headings
    links = parts.links
    images = parts.images
    scenarios = reader.scenarios()
    illustrationLines = reader.illustrationLines
    countLinks = reader.countLinks(parts.countLinks, of: scenarios)
    definedRules = kind.statesRules ? ruleReader.rules(in: document) : []
    claimTables = kind.isSource ? claimReader.tables(in: document) : []
    var foreignCheck = ForeignMarkdownCheck(source: source)
    var tableCheck = TableShapeCheck(source: source)
    let bareNumbers = BareNumberCheck(source: source)
    var observationReader = ObservationReader(source: source, scenarios: scenarios)
    observation = kind.isObservation ? observationReader.observation(frontMatter) : nil
    let findings = [
      EncodingCheck(source: source).diagnose(), faults, observationReader.findings.diagnostics,
      reader.findings.diagnostics,
      kind.isAdvice ? EqualVerdictCheck(source: source).diagnose(scenarios) : [],
      kind.isObservation ? [] : ObservedTableCheck(source: source).diagnose(scenarios),
      tableCheck.diagnose(document.blocks),
      foreignCheck.diagnose(document.blocks, parts.texts),
      LinkLabelCheck(source: source).diagnose(document.blocks),
      CountTextCheck(source: source).diagnose(parts.texts),
      ruleReader.findings.diagnostics,
      claimReader.findings.diagnostics, HeadingCheck(source: source).diagnose(parts.headings),
      kind.isSource || kind.isObservation
        ? []
        : bareNumbers.diagnose(parts.textsWithDigits) + bareNumbers.diagnose(frontMatter)
          + bareNumbers.diagnose(document.blocks, scenarios),
      SiteSettingCheck(source: source, kind: kind).diagnose(frontMatter),
      FieldValueCheck(source: source, kind: kind).diagnose(frontMatter),
    ]
    diagnostics = findings.flatMap { $0 }.sorted()
  }

  private static func slug(path: String, folder: String) -> String {
    let isInside = !folder.isEmpty && path.hasPrefix(folder + "/")
    let name = isInside ? path.dropFirst(folder.count + 1) : path[...]
    return String(path.isMarkdown ? name.dropLast(".md".count) : name)
  }
}

extension String {
  /// Whether it has the extension of a page.
  package var isMarkdown: Bool { utf8.suffix(3).elementsEqual(".md".utf8) }
}
