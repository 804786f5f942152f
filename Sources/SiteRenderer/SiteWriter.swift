import CSystem
import Foundation
import Guidelines

/// Writes a rendered site: whole or not at all.
///
/// The files go into a temporary folder beside the output folder; then the two exchange their places
/// at once. Whoever reads the site sees the old one or the new one, whatever interrupts the writing.
/// A file with the old one's bytes is that file, linked, so that only what differs is written.
package struct SiteWriter: Sendable {
  private let output: URL

  /// - Parameter output: The folder to replace; made if missing.
  package init(output: URL) {
    self.output = output.resolvingSymlinksInPath().standardizedFileURL
  }

  /// Replaces the output folder's content, all but `.gitignore`; does nothing where nothing differs.
  /// - Parameters:
  ///   - known: The old site in which kept files are known to be right.
  ///   - isAnew: Whether to write every file, whatever the old site has.
  ///   - render: Gives files to a sink, and returns with what they are the paths of those that stay.
  /// - Returns: What was rendered; and the folder with just that site, or `nil` where something else has
  ///   changed it meanwhile.
  /// - Throws: What `render` or the file system threw, or `SiteWriterProblem`; the old site is then
  ///   unchanged.
  package func write<Site>(
    of known: FolderState? = nil,
    anew isAnew: Bool = false,
    _ render: (@escaping FileSink) throws -> (site: Site, kept: [String])
  ) throws -> (site: Site, folder: FolderState?) {
    try checkOutput()
    removeLeftovers()
    let fresh = temporaryFolder(of: getpid())
    let draft = SiteDraft(folder: fresh.path, old: isAnew ? nil : output.path)
    defer { try? FileManager.default.removeItem(at: fresh) }
    let old = FolderState(of: output.path, includesHidden: true)
    let (site, kept) = try render { draft.add($0) }
    try draft.check()
    try draft.keep(kept)
    try checkKept(kept, are: old, known)
    if !draft.isBegun, !hasOther(than: draft.paths) { return (site, old) }
    try draft.complete()
    try keepIgnoreFile(in: fresh)
    let state = FolderState(of: fresh.path, includesHidden: true)
    try checkKept(kept, are: state, known)
    if FileManager.default.fileExists(atPath: output.path) {
      try exchange(fresh, output)
    } else {
      try FileManager.default.moveItem(at: fresh, to: output)
    }
    // Files that lose a name with the old folder are given another time of change by that.
    try? FileManager.default.removeItem(at: fresh)
    let present = FolderState(of: output.path, includesHidden: true)
    return (site, present.contentFingerprint == state.contentFingerprint ? present : nil)
  }

  /// Refuses what another build, for one, has put in the place of files that are to be kept.
  private func checkKept(_ kept: [String], are found: FolderState, _ known: FolderState?) throws {
    guard let known, !kept.isEmpty else { return }
    guard found.shares(kept, with: known) else { throw SiteWriterProblem.changedMeanwhile }
  }

  /// Lets two folders take each other's place, at once where the file system can.
  private func exchange(_ fresh: URL, _ output: URL) throws {
    if exchange_paths(fresh.path, output.path) == 0 { return }
    let manager = FileManager.default
    let old = fresh.appendingPathExtension("old")
    try manager.moveItem(at: output, to: old)
    do {
      try manager.moveItem(at: fresh, to: output)
    } catch {
      try? manager.moveItem(at: old, to: output)
      throw error
    }
    try? manager.removeItem(at: old)
  }

  /// Where a process prepares the site: beside its place, since moving works inside a disk only.
  private func temporaryFolder(of process: pid_t) -> URL {
    output.deletingLastPathComponent().appendingPathComponent(temporaryPrefix + "\(process)")
  }

  private var temporaryPrefix: String { ".\(output.lastPathComponent).new-" }

  /// Removes what a killed process has left; one that is still at work keeps its folder.
  private func removeLeftovers() {
    let parent = output.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
      let process = pid_t(name.dropFirst(temporaryPrefix.count)) ?? 0
      let isAtWork = process > 0 && process != getpid() && kill(process, 0) == 0
      if !isAtWork { try? FileManager.default.removeItem(at: parent.appendingPathComponent(name)) }
    }
  }

  /// Refuses a folder that holds something else than a built site.
  private func checkOutput() throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: output.path) else { return }
    let entries = try manager.contentsOfDirectory(atPath: output.path)
    guard !entries.contains(".git") else { throw SiteWriterProblem.foreignFolder(output.path) }
    let isSite = entries.contains("index.html") && entries.contains("search-index.js")
    guard isSite || entries.allSatisfy({ $0 == ".gitignore" }) else {
      throw SiteWriterProblem.foreignFolder(output.path)
    }
  }

  /// Whether the old site has anything else than these files and folders.
  private func hasOther(than paths: SitePaths) -> Bool {
    let kept = paths.folders.union(paths.files).union([".gitignore"])
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: output.path)) ?? []
    return !kept.isSuperset(of: found)
  }

  private func keepIgnoreFile(in folder: URL) throws {
    let ignored = output.appendingPathComponent(".gitignore")
    guard FileManager.default.fileExists(atPath: ignored.path) else { return }
    try FileManager.default.copyItem(
      at: ignored,
      to: folder.appendingPathComponent(".gitignore")
    )
  }
}

/// Why a site is not written.
package enum SiteWriterProblem: Error, Equatable, CustomStringConvertible {
  /// The folder has files and is no built site; replacing it would lose them.
  case foreignFolder(String)
  /// A file of the site would lie outside its folder.
  case outsidePath(String)
  /// The system does not take a file, for a reason of `errno`.
  case unwritable(String, Int32)
  /// A file that was to be kept is not the one that was meant.
  case changedMeanwhile
  /// Two files of the site, or a file and a folder, would have one path.
  case samePath(String)

  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "'\(path)' holds other files than a built site; name an empty or new folder with --output"
    case .outsidePath(let path):
      "'\(path)' would lie outside the site; rename the page or its alias"
    case .unwritable(let path, let code):
      "'\(path)' cannot be written (\(String(cString: strerror(code))));"
        + " make room there, or name another folder with --output"
    case .changedMeanwhile:
      "something else changed the site while it was built; build it again"
    case .samePath(let path):
      "'\(path)' would be written twice; 'bodycheck check' tells which page, alias or topic to rename"
    }
  }
}
