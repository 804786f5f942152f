import Guidelines

/// What a site's rendering depends on besides its pages and their runs.
package struct RenderOptions: Equatable, Sendable {
  /// The site's name, in its header and titles.
  package var siteName: String
  /// Where the site will be published, for canonical addresses; links never need it.
  package var baseURL: String?
  /// The engine and compiler that measured, in a few words for the footer; empty shows nothing.
  package var engine: String
  /// When pages were changed.
  package var history: PageHistory

  package init(
    siteName: String = "Bodycheck",
    baseURL: String? = nil,
    engine: String = "",
    history: PageHistory = PageHistory()
  ) {
    self.siteName = siteName
    self.baseURL = baseURL
    self.engine = engine
    self.history = history
  }
}
