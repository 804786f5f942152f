import Guidelines

/// The rendering inputs besides pages and results.
package struct RenderOptions: Equatable, Sendable {
  /// The site's public address, for canonical URLs; links never need it.
  package var baseURL: String?
  /// The engine and compiler that measured, in a few words for the footer; empty to show nothing.
  package var engine: String
  /// When pages were changed.
  package var history: PageHistory
  /// The repository that contains the pages, if it is known.
  package var repository: Repository?

  package init(
    baseURL: String? = nil,
    engine: String = "",
    history: PageHistory = PageHistory(),
    repository: Repository? = nil
  ) {
    self.baseURL = baseURL
    self.engine = engine
    self.history = history
    self.repository = repository
  }
}
