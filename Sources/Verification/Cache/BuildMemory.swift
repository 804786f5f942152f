import FoundationEssentials
import Guidelines

/// From what a site was built and what was told of it, so that nothing is built twice.
package struct BuildStamp: Equatable, Sendable {
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

  fileprivate init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let texts = reader.texts(), texts.count == 3 else { return nil }
    self.init(inputs: texts[0], findings: texts[1], summary: texts[2])
  }

  fileprivate var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add([inputs, findings, summary])
    return writer.bytes
  }
}

/// What the last build of a folder left there and from what.
///
/// It is written after the site and read only while nothing else has changed that. One that is
/// missing, damaged or of another form means that the site has yet to be built.
package struct BuildMemory: Sendable {
  /// A folder that a site has replaced.
  private struct Spare {
    /// Where the site is.
    let output: String
    /// A fingerprint of the site's files as they were written.
    let site: String
    let folder: SpareFolder
  }

  private let output: String
  private let cacheFolder: String?
  private let stamps: ByteFolder
  private let spares: ByteFolder
  private let renderings: ByteFolder
  private let allOutlines: ByteFolder
  private let name: String
  /// The site's folder as it is.
  package let site: FolderState
  private let present: String
  /// Where the folder may be kept that a build has replaced; beside the cache, since it is of use only here.
  package let spareFolder: String?

  /// - Parameters:
  ///   - cacheFolder: The folder that remembers runs too, or `nil` to remember nothing.
  ///   - output: The folder of the site.
  package init(cacheFolder: String?, output: String) {
    func folder(_ name: String) -> String? { cacheFolder.map { $0 + "/" + name } }
    self.output = output
    self.cacheFolder = cacheFolder
    stamps = ByteFolder(path: folder("builds"))
    spares = ByteFolder(path: folder("spares"))
    renderings = ByteFolder(path: folder("parts"))
    allOutlines = ByteFolder(path: folder("outlines"))
    name = fingerprint(of: [output])
    site = FolderState(of: output, includesHidden: true)
    present = site.fingerprint
    let name = name
    spareFolder = cacheFolder.map { folder in
      URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/sites/" + name
    }
  }

  /// The stamp of the site as it is.
  package var stamp: BuildStamp? { stamps[name, of: present].flatMap(BuildStamp.init) }

  /// What is known of the folder that the site has replaced.
  package var spare: SpareFolder? {
    spare(named: name).flatMap { $0.site == present ? $0.folder : nil }
  }

  /// What the files of the site as it is were rendered from, if that is known.
  package var rendering: [UInt8]? { renderings[name, of: present] }

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
    _ rendering: [UInt8],
    _ stamp: BuildStamp?,
    of site: FolderState,
    _ spare: SpareFolder?
  ) {
    let site = site.fingerprint
    renderings.store(rendering, as: name, of: site)
    if let spare {
      var writer = ByteWriter()
      writer.add([output, site])
      spare.add(to: &writer)
      spares.store(writer.bytes, as: name, of: "")
    }
    if let stamp { stamps.store(stamp.bytes, as: name, of: site) }
    removeAbandoned()
  }

  /// Removes what is kept for sites that are no longer there.
  private func removeAbandoned() {
    let manager = FileManager.default
    guard let cacheFolder, let spareFolder else { return }
    let sites = URL(fileURLWithPath: spareFolder).deletingLastPathComponent().path
    for other in (try? manager.contentsOfDirectory(atPath: sites)) ?? [] where other != name {
      if let output = spare(named: other)?.output, manager.fileExists(atPath: output) { continue }
      try? manager.removeItem(atPath: sites + "/" + other)
      for kind in (try? manager.contentsOfDirectory(atPath: cacheFolder)) ?? [] {
        try? manager.removeItem(atPath: cacheFolder + "/" + kind + "/" + other)
      }
    }
  }

  private func spare(named name: String) -> Spare? {
    var reader = ByteReader(spares[name, of: ""] ?? [])
    guard let texts = reader.texts(), texts.count == 2, let folder = SpareFolder(from: &reader)
    else { return nil }
    return Spare(output: texts[0], site: texts[1], folder: folder)
  }
}
