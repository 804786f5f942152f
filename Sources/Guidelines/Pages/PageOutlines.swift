import Diagnostics

/// What is known of the pages of a site since they were last read.
package struct PageOutlines: Sendable {
  /// What is known of one page.
  struct Record: Sendable {
    /// The fingerprint of its file.
    let digest: String
    /// What the file system said of the file; `nil` where another file might be said to be the same.
    let status: FileStatus?
    /// `nil` for a page that has none.
    let outline: PageOutline?

    /// Whether another one is the same; what an outline says follows from the file.
    func isSame(as other: Record) -> Bool {
      digest == other.digest && status == other.status
        && (outline == nil) == (other.outline == nil)
    }
  }

  var records: [String: Record] = [:]
  /// What the checks of a site in which nothing was wrong took from its images; `nil` where anything was.
  var sound: String?

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
    for page in site.pages {
      let record = known.records[page.path]
      let isKnown = record?.digest == page.digest
      let outline = isKnown ? record?.outline : PageOutline(of: page)
      let status = outline.flatMap { _ in status(page) }
      records[page.path] = Record(digest: page.digest, status: status, outline: outline)
    }
    sound = site.diagnostics.isEmpty ? Self.soundness(site.images) : nil
  }

  /// Whether nothing else is known than in another one.
  package func isSame(as other: PageOutlines) -> Bool {
    sound == other.sound && records.count == other.records.count
      && records.allSatisfy { path, record in
        other.records[path].map { record.isSame(as: $0) } ?? false
      }
  }

  /// The outline of a file, if it is the same by what the file system says.
  func outline(
    of path: String,
    _ status: FileStatus
  ) -> (digest: String, outline: PageOutline)? {
    guard let record = records[path], record.status == status else { return nil }
    return record.outline.map { (record.digest, $0) }
  }

  /// A page that has been read, or is known by its outline.
  func page(_ source: SourceText, folder: String) -> Page {
    guard let record = records[source.path], let outline = record.outline,
      record.digest == Page.digest(of: source)
    else { return Page(source, folder: folder) }
    let text = PageText(path: source.path, digest: record.digest) { source }
    return Page(path: source.path, text: text, folder: folder, outline: outline)
  }

  /// The pages for which the checks may not find what they found before, which was nothing; `nil` where
  /// that may be any.
  func changes(to pages: [Page], _ images: [ImageFile]) -> [Page]? {
    guard sound == Self.soundness(images), pages.count == records.count else { return nil }
    var changed: [Page] = []
    for page in pages {
      guard let record = records[page.path] else { return nil }
      guard record.digest != page.digest else { continue }
      guard let old = record.outline, let new = PageOutline(of: page), old.leads(like: new) else {
        return nil
      }
      changed.append(page)
    }
    return changed
  }

  private static func soundness(_ images: [ImageFile]) -> String {
    fingerprint(of: images.flatMap { [$0.path, "\($0.size != nil)", "\($0.mayRunScript)"] })
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
