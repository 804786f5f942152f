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
    let rules = RuleCheck(site: site)
    let links = LinkCheck(site: site, folder: folder)
    let findings = pages.flatMap { page -> [Diagnostic] in
      let found = [
        checks.diagnose(page), links.diagnose(page), rules.diagnose(page),
        HeadingCheck().diagnose(page), BareNumberCheck().diagnose(page),
      ]
      return page.diagnostics + found.flatMap { $0 }
    }
    let ofSite = rules.diagnoseDefinitions() + SlugCheck(site: site).diagnose()
    self.init(pages: pages, diagnostics: (findings + ofSite).sorted())
  }
}
