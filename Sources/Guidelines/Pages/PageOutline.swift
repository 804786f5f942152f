import Markdown

/// A heading as other pages lead to it.
package struct PageHeading: Equatable, Sendable {
  package let text: String
  package let anchor: String
  package let level: Int
}

/// What the rest of a site needs of a page of prose in which nothing is wrong.
///
/// A page whose outline is known from an earlier build need not be read as long as its text is the same.
package struct PageOutline: Equatable, Sendable {
  let frontMatter: FrontMatter
  let headings: [PageHeading]
  /// What its links mean, each once.
  let linkTargets: [LinkTarget]

  /// The outline of a page; `nil` for one with scenarios, rules, claims, images or faults of its own.
  package init?(of page: Page) {
    if case .outlined(let outline, _, _) = page.content {
      self = outline
      return
    }
    guard page.diagnostics.isEmpty, page.scenarios.isEmpty, page.countLinks.isEmpty,
      page.definedRules.isEmpty, page.claimTables.isEmpty, page.images.isEmpty
    else { return nil }
    frontMatter = page.frontMatter
    headings = page.headings
    linkTargets = page.linkTargets
  }

  init(
    frontMatter: FrontMatter,
    headings: [PageHeading],
    linkTargets: [LinkTarget]
  ) {
    self.frontMatter = frontMatter
    self.headings = headings
    self.linkTargets = linkTargets
  }
}
