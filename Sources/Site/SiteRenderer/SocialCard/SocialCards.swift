import Guidelines

/// The cards of a site: one for each guideline and one for all other pages.
struct SocialCards {
  private static let site = SitePath("cards/site.png")

  /// A card that has yet to be drawn.
  struct Plan: Sendable {
    let path: SitePath
    fileprivate let siteName: String
    fileprivate let card: SocialCard
    fileprivate let stamps: StampCollection

    var file: OutputFile {
      OutputFile(path: path.text, bytes: card.png(siteName: siteName, stamps))
    }
  }

  let context: RenderContext

  /// The address of a page's card; `nil` where the site has none.
  func address(for page: Page?) -> String? {
    guard context.hasCards else { return nil }
    let path = page.map(path) ?? Self.site
    return context.options.address(of: path)
  }

  /// The cards that pages name.
  var all: [Plan] {
    guard context.hasCards else { return [] }
    let guidelines = context.map.pages.filter { $0.kind == .guideline }
    let comparisons = guidelines.map { CountComparison(of: $0, results: context.results) }
    let stamps = StampCollection()
    func plan(_ path: SitePath, _ title: String, _ comparison: CountComparison?) -> Plan {
      let card = SocialCard(title: title, comparison: comparison)
      let siteName = context.options.siteName
      return Plan(path: path, siteName: siteName, card: card, stamps: stamps)
    }
    let cards = zip(guidelines, comparisons).map { plan(path(of: $0), $0.title, $1) }
    let biggest = comparisons.compactMap { $0 }.max { $0.saved < $1.saved }
    let title = context.map.home?.title ?? context.options.siteName
    return cards + [plan(Self.site, title, biggest)]
  }

  private func path(of page: Page) -> SitePath {
    page.kind == .guideline ? SitePath("cards/\(page.slug).png") : Self.site
  }
}
