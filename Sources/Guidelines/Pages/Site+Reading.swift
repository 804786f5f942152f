import Diagnostics

extension Site {
  /// Reads pages and checks them, each alone and all together.
  ///
  /// - Parameters:
  ///   - files: The Markdown files by their path relative to the site's root.
  ///   - images: The image files, likewise.
  ///   - folder: The content folder, relative to the site's root.
  package init(
    files: [String: String],
    images: [String: [UInt8]] = [:],
    folder: String = "content"
  ) {
    let pages = files.sorted { $0.key < $1.key }
      .map { Page(path: $0.key, text: $0.value, folder: folder) }
    let images = images.sorted { $0.key < $1.key }
      .map { ImageFile(path: $0.key, bytes: $0.value, folder: folder) }
    let site = Site(pages: pages, images: images, diagnostics: [])
    let checks = FrontMatterCheck(site: site)
    let rules = RuleCheck(site: site)
    let links = LinkCheck(site: site, folder: folder)
    let shown = ImageCheck(site: site)
    let findings = pages.flatMap { page -> [Diagnostic] in
      let found = [
        checks.diagnose(page), links.diagnose(page), rules.diagnose(page), shown.diagnose(page),
        HeadingCheck().diagnose(page), BareNumberCheck().diagnose(page),
        SiteSettingCheck().diagnose(page),
      ]
      return page.diagnostics + found.flatMap { $0 }
    }
    let ofSite = rules.diagnoseDefinitions() + SlugCheck(site: site).diagnose()
    self.init(pages: pages, images: images, diagnostics: (findings + ofSite).sorted())
  }
}
