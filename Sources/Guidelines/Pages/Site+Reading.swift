import Diagnostics

extension Site {
  /// Reads pages and checks them, each alone and all together.
  ///
  /// - Parameters:
  ///   - files: The Markdown files by their path relative to the site's root.
  ///   - folder: The content folder, relative to the site's root.
  package init(files: [String: String], folder: String = "content") {
    let pages = files.sorted { $0.key < $1.key }
      .map { Page(path: $0.key, text: $0.value, folder: folder) }
    let site = Site(pages: pages, diagnostics: [])
    let checks = FrontMatterCheck(site: site)
    let links = LinkCheck(site: site, folder: folder)
    let findings = pages.flatMap { page in
      page.diagnostics + checks.diagnose(page) + links.diagnose(page)
        + HeadingCheck().diagnose(page) + BareNumberCheck().diagnose(page)
    }
    self.init(
      pages: pages,
      diagnostics: (findings + SlugCheck(site: site).diagnose()).sorted()
    )
  }
}
