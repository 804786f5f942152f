import Diagnostics
import Threads

/// All pages and images, with their findings.
///
/// A site with faults still contains every page: `diagnostics` says what to fix.
package struct Site: Sendable {
  /// The pages, sorted by path.
  package let pages: [Page]
  /// The images that pages can show, and the other files that pages link to, sorted by path.
  package let images: [ImageFile]
  /// The findings of all page checks, sorted by location.
  package let diagnostics: [Diagnostic]
  private let indexByPath: [String: Int]

  /// Parses pages and checks them, each separately and all together.
  ///
  /// - Parameters:
  ///   - files: The Markdown files by their path relative to the site's root.
  ///   - images: The image files.
  ///   - folder: The content folder, relative to the site's root.
  package init(
    files: [String: String],
    images: [String: [UInt8]] = [:],
    folder: String = "content"
  ) {
    let pages = Array(files).concurrentMap { Page(path: $0, text: $1, folder: folder) }
    self.init(pages: pages, images: ImageFile.all(images, folder: folder))
  }

  /// Checks that pages and images fit together.
  /// - Parameters:
  ///   - pages: The pages.
  ///   - images: The image files.
  ///   - findings: What is known about the content folder's other files.
  package init(pages: [Page], images: [ImageFile] = [], findings: [Diagnostic] = []) {
    let site = Site(unchecked: pages, images: images)
    self.init(
      pages: site.pages,
      images: site.images,
      diagnostics: (findings + site.findings).sorted()
    )
  }

  /// Pages and images without checking that they fit together.
  package init(unchecked pages: [Page], images: [ImageFile] = []) {
    self.init(
      pages: pages.sorted { $0.path < $1.path },
      images: Self.published(images, on: pages).sorted { $0.path < $1.path },
      diagnostics: []
    )
  }

  /// All images, and the other files that a page links to.
  private static func published(_ files: [ImageFile], on pages: [Page]) -> [ImageFile] {
    if files.allSatisfy(\.isImage) { return files }
    let linked = Set(pages.flatMap(\.linkedPaths))
    return files.filter { $0.isImage || linked.contains($0.path) }
  }

  /// Creates a site from pages and images that are sorted by path.
  private init(pages: [Page], images: [ImageFile], diagnostics: [Diagnostic]) {
    self.pages = pages
    self.images = images
    self.diagnostics = diagnostics
    let indices = pages.enumerated().map { ($0.element.path, $0.offset) }
    indexByPath = Dictionary(indices) { first, _ in first }
  }

  /// The findings of the checks.
  private var findings: [Diagnostic] {
    let frontMatter = FrontMatterCheck(site: self)
    let rules = RuleCheck(site: self)
    let links = LinkCheck(site: self)
    let images = ImageCheck(site: self)
    var findings: [Diagnostic] = []
    for page in pages {
      findings += page.diagnostics
      findings += frontMatter.diagnose(page)
      findings += links.diagnose(page)
      findings += rules.diagnose(page)
      findings += images.diagnose(page)
    }
    findings += rules.diagnoseDefinitions()
    findings += images.diagnoseFiles()
    findings += SlugCheck(site: self).diagnose()
    return findings
  }
}

extension Site {
  /// The page with this slug, such as `guidelines/stable-handlers`, or `nil`.
  package func page(slug: String) -> Page? {
    pages.first { $0.slug == slug }
  }

  /// The page of that file, or `nil`.
  package func page(at path: String) -> Page? { indexByPath[path].map { pages[$0] } }

  /// The home page, if there is one.
  package var home: Page? {
    pages.first { $0.kind == .home } ?? pages.first { $0.name == "index" }
  }

  /// The guidelines, sorted by path.
  package var guidelines: [Page] { pages.filter(\.kind.isAdvice) }

  /// The articles that guidelines cite, sorted by path.
  package var sources: [Page] { pages.filter(\.kind.isSource) }
}
