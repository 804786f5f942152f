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
    self.init(pages: pages)
  }

  /// Pages that have been read, in the order of their paths, without a look at how they fit together.
  package init(unchecked pages: [Page]) {
    self.init(pages: pages, diagnostics: [])
  }

  /// Checks how pages fit together that have been read, in the order of their paths.
  package init(pages: [Page]) {
    let site = Site(unchecked: pages)
    let checks = FrontMatterCheck(site: site)
    let rules = RuleCheck(site: site)
    let links = LinkCheck(site: site)
    let findings = pages.flatMap { page in
      page.diagnostics + checks.diagnose(page) + links.diagnose(page) + rules.diagnose(page)
    }
    let ofSite = rules.diagnoseDefinitions() + SlugCheck(site: site).diagnose()
    self.init(pages: pages, diagnostics: (findings + ofSite).sorted())
  }
}
