import Diagnostics
import Markdown
import Synchronization

/// What is known of a page that has been read.
final class PageContent: Sendable {
  let source: SourceText
  let headings: [PageHeading]
  let scenarios: [Scenario]
  let illustrationLines: [Int]
  let countLinks: [CountLink]
  let definedRules: [EngineRule]
  let claimTables: [ClaimTable]
  let links: [PageParts.PlacedLink]
  let linkTargets: [LinkTarget]
  let images: [(link: Link, range: Range<Int>)]
  /// What the page was read from, until someone takes it.
  private let document: Mutex<Document?>

  init(
    source: SourceText,
    document: Document,
    parts: PageParts,
    linkTargets: [LinkTarget],
    scenarios: [Scenario],
    illustrationLines: [Int],
    countLinks: [CountLink],
    definedRules: [EngineRule],
    claimTables: [ClaimTable]
  ) {
    self.source = source
    headings = parts.headings.map {
      PageHeading(text: $0.text, anchor: $0.anchor, level: $0.level)
    }
    self.scenarios = scenarios
    self.illustrationLines = illustrationLines
    self.countLinks = countLinks
    self.definedRules = definedRules
    self.claimTables = claimTables
    self.linkTargets = linkTargets
    links = parts.links
    images = parts.images
    self.document = Mutex(document)
  }

  /// Gives up the document, so that it takes no more memory than whoever takes it needs.
  func takeDocument() -> Document? {
    document.withLock { document in
      defer { document = nil }
      return document
    }
  }
}

extension Page {
  /// The whole file; all ranges on this page are its UTF-8 bytes.
  package var source: SourceText {
    switch content {
    case .read(let content): content.source
    case .outlined(_, let text, _): text.value
    }
  }

  /// What follows the front matter: for a page that was read, what it was read from the first time, and
  /// parsed anew from then on.
  ///
  /// - Complexity: O(*n*) in the length of the text where it is parsed.
  package func document() -> Document {
    known?.takeDocument() ?? Document(source, after: frontMatter, kind: kind)
  }

  /// The programs that are run, in reading order.
  package var scenarios: [Scenario] { known?.scenarios ?? [] }

  /// The lines of the Swift fences without a scenario, which nobody runs, counted from 1.
  package var illustrationLines: [Int] { read.illustrationLines }

  /// The counts stated in prose, in reading order.
  package var countLinks: [CountLink] { known?.countLinks ?? [] }

  /// The engine's rules that the page states, in reading order; only pages of rules have any.
  package var definedRules: [EngineRule] { known?.definedRules ?? [] }

  /// The tables of claims; only pages of sources have any.
  package var claimTables: [ClaimTable] { known?.claimTables ?? [] }

  /// The links with their places, in reading order.
  var links: [PageParts.PlacedLink] { read.links }

  /// All headings, in reading order.
  package var headings: [PageHeading] {
    switch content {
    case .read(let content): content.headings
    case .outlined(let outline, _, _): outline.headings
    }
  }

  /// What the links mean, each once.
  package var linkTargets: [LinkTarget] {
    switch content {
    case .read(let content): content.linkTargets
    case .outlined(let outline, _, _): outline.linkTargets
    }
  }

  /// The images, likewise.
  var images: [(link: Link, range: Range<Int>)] { known?.images ?? [] }

  /// Whether the file has turned out to be another one than that whose outline is known.
  package var isOutdated: Bool {
    guard case .outlined(_, let text, _) = content else { return false }
    return text.isOutdated
  }

  /// What was read, without that a page is read for it: an outlined one has nothing else.
  private var known: PageContent? {
    guard case .read(let content) = content else { return nil }
    return content
  }

  private var read: PageContent {
    switch content {
    case .read(let content): return content
    case .outlined(_, let text, let folder):
      guard let known = Page(text.value, folder: folder).known else {
        preconditionFailure("a page that was read has its content")
      }
      return known
    }
  }
}
