import Diagnostics
import FileSystem

/// What is known of the pages of a site since they were last read.
package struct PageOutlines: Sendable {
  /// What is known of one page.
  struct Record: Sendable {
    let path: String
    /// The fingerprint of its file.
    let fingerprint: Fingerprint
    /// What the file system said of the file; `nil` where another file might be said to be the same.
    let status: FileStatus?
    /// `nil` for a page that has none.
    let outline: PageOutline?

    /// Whether another one is the same; what an outline says follows from the file.
    func isSame(as other: Record) -> Bool {
      path == other.path && fingerprint == other.fingerprint && status == other.status
        && (outline == nil) == (other.outline == nil)
    }
  }

  /// Sorted by path.
  var records: [Record] = []
  /// What the checks of a site in which nothing was wrong took from its images; `nil` where anything was.
  var sound: Fingerprint?

  package init() {}

  /// What is known of a site.
  /// - Parameters:
  ///   - site: The site.
  ///   - known: What was known of it before.
  ///   - status: What the file system says of a page's file, where that can be relied on.
  package init(
    of site: Site,
    after known: PageOutlines = PageOutlines(),
    status: (Page) -> FileStatus? = { _ in nil }
  ) {
    records = site.pages.enumerated().map { place, page in
      let record = known.record(of: page.path, near: place)
      let isKnown = record?.fingerprint == page.fingerprint
      let outline = isKnown ? record?.outline : PageOutline(of: page)
      return Record(
        path: page.path,
        fingerprint: page.fingerprint,
        status: outline.flatMap { _ in status(page) },
        outline: outline
      )
    }
    sound = site.diagnostics.isEmpty ? Self.soundness(site.images) : nil
  }

  /// Whether nothing else is known than in another one.
  package func isSame(as other: PageOutlines) -> Bool {
    sound == other.sound && records.elementsEqual(other.records) { $0.isSame(as: $1) }
  }

  /// What is known of a page, which most probably has this place among the pages.
  func record(of path: String, near place: Int) -> Record? {
    records.place(of: path, near: place, by: \.path).map { records[$0] }
  }

  /// A page that has been read, or is known by its outline.
  func page(_ source: SourceText, folder: String) -> Page {
    guard let record = record(of: source.path, near: 0), let outline = record.outline,
      record.fingerprint == Page.fingerprint(of: source)
    else { return Page(source, folder: folder) }
    let text = PageText(path: source.path, fingerprint: record.fingerprint) { source }
    return Page(path: source.path, text: text, folder: folder, outline: outline)
  }

  /// The pages for which the checks may not find what they found before, which was nothing; `nil` where
  /// that may be any.
  func changes(to pages: [Page], _ images: [ImageFile]) -> [Page]? {
    guard sound == Self.soundness(images), pages.count == records.count else { return nil }
    var changed: [Page] = []
    for (record, page) in zip(records, pages) {
      guard record.path == page.path else { return nil }
      guard record.fingerprint != page.fingerprint else { continue }
      guard let old = record.outline, let new = PageOutline(of: page), old.leads(like: new) else {
        return nil
      }
      changed.append(page)
    }
    return changed
  }

  private static func soundness(_ images: [ImageFile]) -> Fingerprint {
    Fingerprint(of: images.flatMap { [$0.path, "\($0.size != nil)", "\($0.mayRunScript)"] })
  }
}

extension PageOutline {
  /// Whether the checks of other pages find the same of both.
  fileprivate func leads(like other: PageOutline) -> Bool {
    headings.map(\.anchor) == other.headings.map(\.anchor)
      && [.aliases, .tags].allSatisfy { frontMatter.list($0) == other.frontMatter.list($0) }
      && frontMatter[.topic] == other.frontMatter[.topic]
  }
}
