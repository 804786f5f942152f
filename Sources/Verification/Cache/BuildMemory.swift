import Guidelines

/// From what a site was built and what was told of it, so that nothing is built twice.
package struct BuildStamp: Codable, Equatable, Sendable {
  /// A fingerprint of everything that the site depends on.
  package let inputs: String
  /// What the build told about the pages.
  package let findings: String
  /// What it told in the end.
  package let summary: String

  package init(inputs: String, findings: String, summary: String) {
    self.inputs = inputs
    self.findings = findings
    self.summary = summary
  }
}

/// What the last build of a folder left there and from what.
///
/// It is written after the site and read only while nothing else has changed that. One that is
/// missing, damaged or of another form means that the site has yet to be built.
package struct BuildMemory: Sendable {
  /// What is remembered together with the site that it is about.
  private struct Entry<Content: Codable>: Codable {
    /// A fingerprint of the site's files as they were written.
    let site: String
    let content: Content
  }

  private let stamps: EntryFolder<Entry<BuildStamp>>
  private let allParts: EntryFolder<Entry<[String: [String]]>>
  private let indexes: ByteFolder
  private let allOutlines: ByteFolder
  private let name: String
  /// The site's folder as it is.
  package let site: FolderState
  private let present: String

  /// - Parameters:
  ///   - cacheFolder: The folder that remembers runs too, or `nil` to remember nothing.
  ///   - output: The folder of the site.
  package init(cacheFolder: String?, output: String) {
    stamps = EntryFolder(path: cacheFolder.map { $0 + "/builds" })
    allParts = EntryFolder(path: cacheFolder.map { $0 + "/parts" })
    allOutlines = ByteFolder(path: cacheFolder.map { $0 + "/outlines" })
    indexes = ByteFolder(path: cacheFolder.map { $0 + "/indexes" })
    name = fingerprint(of: [output])
    site = FolderState(of: output, includesHidden: true)
    present = fingerprint(of: site)
  }

  /// The stamp of the site as it is.
  package var stamp: BuildStamp? { content(stamps) }

  /// The files of the site as it is, by what they were rendered from.
  package var parts: [String: [String]] { content(allParts) ?? [:] }

  /// What the search index of the site as it is was made of, if that is known.
  package var index: [UInt8]? { indexes[name, of: present] }

  /// What a program of that origin has remembered of pages.
  package func outlines(origin: String) -> PageOutlines {
    allOutlines[name, of: origin].flatMap(PageOutlines.init) ?? PageOutlines()
  }

  /// Remembers what is known of pages, whatever becomes of the site.
  package func store(_ outlines: PageOutlines, origin: String) {
    allOutlines.store(outlines.bytes, as: name, of: origin)
  }

  /// Remembers a site that has been written.
  package func store(
    _ parts: [String: [String]],
    index: [UInt8]?,
    _ stamp: BuildStamp?,
    of site: FolderState
  ) {
    let site = fingerprint(of: site)
    if let index { indexes.store(index, as: name, of: site) }
    allParts.store(Entry(site: site, content: parts), as: name)
    if let stamp { stamps.store(Entry(site: site, content: stamp), as: name) }
  }

  private func content<Content>(_ folder: EntryFolder<Entry<Content>>) -> Content? {
    folder[name].flatMap { $0.site == present ? $0.content : nil }
  }
}

private func fingerprint(of site: FolderState) -> String { fingerprint(of: [site.fingerprint]) }
