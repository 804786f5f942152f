import Guidelines

/// The cards of a site: one for each guideline and one for all other pages.
struct SocialCards {
  private static let site = SitePath("cards/site.png")

  /// A card that has yet to be drawn.
  struct Plan: Sendable {
    fileprivate let path: SitePath
    fileprivate let card: SocialCard

    /// Everything that decides the file.
    var texts: [String] {
      [path.text, card.siteName, card.title] + (card.comparison?.texts ?? [])
    }

    var file: OutputFile { OutputFile(path: path.text, bytes: card.png) }
  }

  let context: RenderContext

  /// The address of a page's card; `nil` where the site's own is not known, since a card needs one.
  func address(for page: Page?) -> String? {
    let path = page.map(path) ?? Self.site
    return context.options.address(of: path)
  }

  /// The cards that pages name.
  var all: [Plan] {
    guard context.options.baseURL != nil else { return [] }
    let guidelines = context.map.pages.filter { $0.kind == .guideline }
    let comparisons = guidelines.map { CountComparison(of: $0, results: context.results) }
    let cards = zip(guidelines, comparisons).map { page, comparison in
      Plan(path: path(of: page), card: card(page.title, comparison))
    }
    let biggest = comparisons.compactMap { $0 }.max { $0.saved < $1.saved }
    let title = context.map.page(slug: "index")?.title ?? context.options.siteName
    return cards + [Plan(path: Self.site, card: card(title, biggest))]
  }
  private func path(of page: Page) -> SitePath {
    page.kind == .guideline ? SitePath("cards/\(page.slug).png") : Self.site
  }

  private func card(_ title: String, _ comparison: CountComparison?) -> SocialCard {
    SocialCard(siteName: context.options.siteName, title: title, comparison: comparison)
  }
}
