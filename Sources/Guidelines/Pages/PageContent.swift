import Diagnostics
import Markdown

/// What is known of a page that has been read.
final class PageContent: Sendable {
  let source: SourceText
  let document: Document
  let scenarios: [Scenario]
  let illustrations: [CodeBlock]
  let countLinks: [CountLink]
  let definedRules: [EngineRule]
  let claimTables: [ClaimTable]
  let links: [(link: Link, range: Range<Int>)]
  let images: [(link: Link, range: Range<Int>)]

  init(
    source: SourceText,
    document: Document,
    scenarios: [Scenario],
    illustrations: [CodeBlock],
    countLinks: [CountLink],
    definedRules: [EngineRule],
    claimTables: [ClaimTable]
  ) {
    self.source = source
    self.document = document
    self.scenarios = scenarios
    self.illustrations = illustrations
    self.countLinks = countLinks
    self.definedRules = definedRules
    self.claimTables = claimTables
    var links: [(Link, Range<Int>)] = []
    var images: [(Link, Range<Int>)] = []
    for inline in document.allInlines {
      switch inline.kind {
      case .link(let link): links.append((link, inline.range))
      case .image(let link): images.append((link, inline.range))
      default: break
      }
    }
    self.links = links
    self.images = images
  }
}

extension Page {
  /// The whole file; all ranges on this page are its UTF-8 bytes.
  package var source: SourceText {
    switch content {
    case .read(let content): content.source
    case .outlined(_, let text, _): SourceText(path: path, text: text)
    }
  }

  /// What follows the front matter.
  package var document: Document { read.document }

  /// The programs that are run, in reading order.
  package var scenarios: [Scenario] { known?.scenarios ?? [] }

  /// The Swift fences without a scenario, which nobody runs.
  package var illustrations: [CodeBlock] { read.illustrations }

  /// The counts stated in prose, in reading order.
  package var countLinks: [CountLink] { known?.countLinks ?? [] }

  /// The engine's rules that the page states, in reading order; only pages of rules have any.
  package var definedRules: [EngineRule] { known?.definedRules ?? [] }

  /// The tables of claims; only pages of sources have any.
  package var claimTables: [ClaimTable] { known?.claimTables ?? [] }

  /// The links with their places, in reading order.
  var links: [(link: Link, range: Range<Int>)] { read.links }

  /// The images, likewise.
  var images: [(link: Link, range: Range<Int>)] { known?.images ?? [] }

  /// The page, read, so that nothing of it has to be read again.
  package var opened: Page {
    guard case .outlined(_, let text, let folder) = content else { return self }
    return Page(path: path, text: text, folder: folder)
  }

  /// What was read, without that a page is read for it: an outlined one has nothing else.
  private var known: PageContent? {
    guard case .read(let content) = content else { return nil }
    return content
  }

  private var read: PageContent {
    guard let known = opened.known else { preconditionFailure("an opened page was read") }
    return known
  }
}
