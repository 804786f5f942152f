import Guidelines

/// From what a site was built and what it then was, so that nothing is built twice.
package struct BuildStamp: Codable, Equatable, Sendable {
  /// A fingerprint of everything that the site depends on.
  package let inputs: String
  /// What the build told about the pages.
  package let findings: String
  /// What it told in the end.
  package let summary: String
  /// A fingerprint of the site's files as they were written.
  fileprivate let files: String

  package init(inputs: String, site: FolderState, findings: String, summary: String) {
    self.inputs = inputs
    self.findings = findings
    self.summary = summary
    files = fingerprint(of: [site.fingerprint])
  }
}

/// The stamps of the last builds, by the folders that their sites are in.
///
/// A stamp is written after its site. Without one that is whole the site has yet to be built.
package struct BuildStamps: Sendable {
  private let folder: EntryFolder<BuildStamp>

  /// - Parameter cacheFolder: The folder that remembers runs too, or `nil` to remember nothing.
  package init(cacheFolder: String?) {
    folder = EntryFolder(path: cacheFolder.map { $0 + "/builds" })
  }

  /// What the last build left in a folder, if nothing else has changed that since.
  package func stamp(ofSite output: String) -> BuildStamp? {
    guard let stamp = folder[fingerprint(of: [output])] else { return nil }
    let site = FolderState(of: output, includesHidden: true)
    return stamp.files == fingerprint(of: [site.fingerprint]) ? stamp : nil
  }

  package func store(_ stamp: BuildStamp, ofSite output: String) {
    folder.store(stamp, as: fingerprint(of: [output]))
  }
}

/// One fingerprint of texts, in this order.
package func fingerprint(of texts: [String]) -> String {
  var digest = ContentDigest()
  for text in texts { digest.add(text) }
  return digest.hexadecimal
}
