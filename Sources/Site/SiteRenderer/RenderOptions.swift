import Guidelines

/// The rendering inputs besides pages and results.
package struct RenderOptions: Equatable, Sendable {
  /// The site's public address, for canonical URLs; links never need it.
  package var baseURL: String?
  /// The path of the site on its server, with a trailing `/`, or `nil` if it is unknown.
  ///
  /// The page for missing addresses needs it, because such an address may have any depth.
  package var basePath: String?
  /// The engine and compiler that measured, in a few words for the footer; empty to show nothing.
  package var engine: String
  /// When pages were changed.
  package var history: PageHistory
  /// The repository that contains the pages, if it is known.
  package var repository: Repository?

  package init(
    baseURL: String? = nil,
    basePath: String? = nil,
    engine: String = "",
    history: PageHistory = PageHistory(),
    repository: Repository? = nil
  ) {
    self.baseURL = baseURL
    self.basePath = basePath ?? baseURL.map(path(of:))
    self.engine = engine
    self.history = history
    self.repository = repository
  }
}

/// The path of an address such as `https://example.com/docs`: `/docs/`.
private func path(of address: String) -> String {
  let parts = address.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
  let folders = address.contains("://") ? parts.dropFirst(2) : parts[...]
  return "/" + folders.map { $0 + "/" }.joined()
}
