import Diagnostics
import Threads

extension Site {
  /// Reads pages and checks them, each alone and all together.
  ///
  /// - Parameters:
  ///   - files: The Markdown files by their path relative to the site's root.
  ///   - images: The image files, likewise.
  ///   - folder: The content folder, relative to the site's root.
  ///   - outlines: What is known of pages, which are then not read.
  package init(
    files: [String: String],
    images: [String: [UInt8]] = [:],
    folder: String = "content",
    outlines: PageOutlines = PageOutlines()
  ) {
    let pages = files.sorted { $0.key < $1.key }
      .concurrentMap { outlines.page(SourceText(path: $0, text: $1), folder: folder) }
    self.init(pages: pages, images: ImageFile.all(images, folder: folder), outlines: outlines)
  }

  /// Pages that have been read, in the order of their paths, without a look at how they fit together.
  package init(unchecked pages: [Page], images: [ImageFile] = []) {
    self.init(pages: pages, images: images, diagnostics: [])
  }

  /// Checks how pages and images fit together that have been read, in the order of their paths; after a
  /// site in which nothing was wrong, as its outlines tell, only what differs.
  package init(
    pages: [Page],
    images: [ImageFile] = [],
    outlines: PageOutlines = PageOutlines()
  ) {
    let site = Site(unchecked: pages, images: images)
    let changed = outlines.changes(to: pages, images)
    let checks = FrontMatterCheck(site: site)
    let rules = RuleCheck(site: site)
    let links = LinkCheck(site: site)
    let shown = ImageCheck(site: site)
    let findings = (changed ?? pages).flatMap { page -> [Diagnostic] in
      let found = [
        checks.diagnose(page), links.diagnose(page), rules.diagnose(page), shown.diagnose(page),
      ]
      return page.diagnostics + found.flatMap { $0 }
    }
    let ofSite =
      changed == nil
      ? rules.diagnoseDefinitions() + shown.diagnoseFiles() + SlugCheck(site: site).diagnose() : []
    self.init(pages: pages, images: images, diagnostics: (findings + ofSite).sorted())
  }
}
