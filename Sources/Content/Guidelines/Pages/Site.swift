import Diagnostics

/// All pages and what is wrong with them.
///
/// A site with faults still has every page: `diagnostics` says what to mend.
package struct Site: Sendable {
  /// The pages, sorted by path.
  package let pages: [Page]
  /// The images that pages can show, sorted by path.
  package let images: [ImageFile]
  /// The findings of all page checks, sorted by place.
  package let diagnostics: [Diagnostic]

  /// The page with this slug, such as `guidelines/stable-handlers`, or `nil`.
  package func page(slug: String) -> Page? {
    pages.first { $0.slug == slug }
  }

  /// The page of that file, or `nil`.
  package func page(at path: String) -> Page? {
    pages.place(of: path, near: 0) { $0.path }.map { pages[$0] }
  }

  /// The guidelines, sorted by path.
  package var guidelines: [Page] { pages.filter { $0.kind == .guideline } }

  /// The articles that guidelines cite, sorted by path.
  package var sources: [Page] { pages.filter { $0.kind == .source } }

  /// The source page that guidelines cite with this id, or `nil`.
  package func source(id: String) -> Page? {
    page(slug: "sources/" + id)
  }

  /// The guideline that `related:` names with this word, or `nil`.
  package func guideline(name: String) -> Page? {
    page(slug: "guidelines/" + name)
  }
}
