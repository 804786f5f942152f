import CSystem
import FileSystem
import FoundationEssentials
import Glibc
import Guidelines
import Threads

/// Writes a rendered site: whole or not at all.
///
/// The files go into a temporary folder beside the output folder; then the two exchange their places
/// at once. Whoever reads the site sees the old one or the new one, whatever interrupts the writing.
/// A file with the old one's bytes is that file, linked, so that only what differs is written. The folder
/// that was replaced, or where there was none another one with the site's files, is kept for the next site,
/// which then need not link what stays.
package struct SiteWriter: Sendable {
  private let output: URL
  private let spare: String?

  /// - Parameters:
  ///   - output: The folder to replace; made if missing.
  ///   - spare: Where the replaced folder is kept, if it lies on the same disk; `nil` to keep none.
  package init(output: URL, spare: String? = nil) {
    self.output = output.resolvingSymlinksInPath().standardizedFileURL
    self.spare = spare
  }

  /// Replaces the output folder's content, all but `.gitignore`; does nothing where nothing differs.
  /// - Parameters:
  ///   - known: The old site in which kept files are known to be right.
  ///   - isAnew: Whether to write every file, whatever the old site has.
  ///   - render: Gives files to a sink, and returns with what they are the paths of those that stay.
  ///   - conclude: Makes of what was rendered what is returned, while the file system is at work.
  /// - Returns: What was concluded; and the site as it was written, or `nil` where something else has
  ///   changed it meanwhile.
  /// - Throws: What `render` or the file system threw, or `SiteWriterProblem`; the old site is then
  ///   unchanged.
  package func write<Site: Sendable, Conclusion: Sendable>(
    of known: WrittenSite? = nil,
    anew isAnew: Bool = false,
    _ render: (@escaping FileSink) throws -> (site: Site, kept: [String]),
    conclude: @Sendable (Site) -> Conclusion
  ) throws -> (site: Conclusion, written: WrittenSite?) {
    try checkOutput()
    removeLeftovers()
    let fresh = temporaryFolder(of: getpid())
    let draft = SiteDraft(folder: fresh.path, old: isAnew ? nil : output.path)
    defer { try? FileManager.default.removeItem(at: fresh) }
    let (site, kept) = try render { draft.add($0) }
    try draft.check()
    try draft.keep(kept)
    let old = known?.state ?? FolderState(of: output.path, includesHidden: true)
    let differences = draft.differences(from: old)
    if differences.isEmpty {
      let present = FolderState(of: output.path, includesHidden: true)
      try checkKept(kept, are: present, known)
      return (conclude(site), WrittenSite(state: present, spare: known?.spare))
    }
    let isEdited = differences.count < old.entries.count / 4
    let (conclusion, new) = try concurrently(
      { conclude(site) },
      { try complete(draft, after: known, keeping: kept, isEdited ? differences : nil) }
    )
    guard try put(fresh, into: output) else { return (conclusion, new) }
    if isEdited, let kept = keep(fresh, as: old, differences) {
      return (conclusion, WrittenSite(state: new.state, spare: kept))
    }
    // Files that lose a name with the old folder are given another time of change by that.
    try? FileManager.default.removeItem(at: fresh)
    let present = FolderState(of: output.path, includesHidden: true)
    let isSame = present.hasContent(of: new.state)
    return (conclusion, isSame ? WrittenSite(state: present, spare: new.spare) : nil)
  }

  /// Makes the draft the whole site: of the folder that was replaced before, if that is still there.
  ///
  /// Where the old site, if there is any, has little in common with this one, it cannot be the next such
  /// folder; another one is made at once, when the files have just been written and cost least to link.
  /// The differences are `nil` where the two have little in common.
  private func complete(
    _ draft: SiteDraft,
    after known: WrittenSite?,
    keeping kept: [String],
    _ differences: Set<String>?
  ) throws -> WrittenSite {
    if let differences, let known, let folder = known.spare, let spare,
      let state = try draft.complete(of: folder, at: spare, after: known.state, differences)
    {
      return WrittenSite(state: state)
    }
    // Files that lose a name are given another time of change, which the state is to have.
    if let spare { try? FileManager.default.removeItem(atPath: spare) }
    try draft.complete()
    let copy = differences == nil ? spare.flatMap(draft.copy) : nil
    let state = FolderState(of: draft.folder, includesHidden: true)
    try checkKept(kept, are: state, known)
    return WrittenSite(state: state, spare: copy)
  }

  /// Keeps a folder that was replaced, unless it was another one.
  private func keep(
    _ replaced: URL,
    as old: FolderState,
    _ differences: Set<String>
  ) -> SpareFolder? {
    guard let spare, FileStatus(of: replaced.path)?.inode == old.root?.inode else { return nil }
    let place = URL(fileURLWithPath: spare)
    let parent = place.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard rename(replaced.path, spare) == 0 else { return nil }
    return SpareFolder(old, differences: differences.sorted())
  }

  /// Refuses what another build, for one, has put in the place of files that are to be kept.
  private func checkKept(_ kept: [String], are found: FolderState, _ known: WrittenSite?) throws {
    guard let known, !kept.isEmpty else { return }
    guard found.shares(kept, with: known.state) else { throw SiteWriterProblem.changedMeanwhile }
  }

  /// Puts a folder into its place, at once where the file system can.
  /// - Returns: Whether there was another one, which is where that folder was.
  private func put(_ fresh: URL, into output: URL) throws -> Bool {
    let manager = FileManager.default
    guard manager.fileExists(atPath: output.path) else {
      try manager.moveItem(at: fresh, to: output)
      return false
    }
    if exchange_paths(fresh.path, output.path) == 0 { return true }
    let old = fresh.appendingPathExtension("old")
    try manager.moveItem(at: output, to: old)
    do {
      try manager.moveItem(at: fresh, to: output)
    } catch {
      try? manager.moveItem(at: old, to: output)
      throw error
    }
    try manager.moveItem(at: old, to: fresh)
    return true
  }

  /// Where a process prepares the site: beside its place, since moving works inside a disk only.
  private func temporaryFolder(of process: pid_t) -> URL {
    output.deletingLastPathComponent().appendingPathComponent(temporaryPrefix + "\(process)")
  }

  private var temporaryPrefix: String { ".\(output.lastPathComponent).new-" }

  /// Removes what a killed process has left; one that is still at work keeps its folders.
  private func removeLeftovers() {
    let parent = output.deletingLastPathComponent()
    for name in fileNames(in: parent.path, beginningWith: temporaryPrefix) {
      let number = name.dropFirst(temporaryPrefix.count).prefix { $0 != "." }
      let process = pid_t(number) ?? 0
      let isAtWork = process > 0 && process != getpid() && kill(process, 0) == 0
      if !isAtWork { try? FileManager.default.removeItem(at: parent.appendingPathComponent(name)) }
    }
  }

  /// Refuses a folder that holds something else than a built site.
  private func checkOutput() throws {
    let manager = FileManager.default
    var isFolder = false
    guard manager.fileExists(atPath: output.path, isDirectory: &isFolder) else { return }
    guard isFolder else { throw SiteWriterProblem.noFolder(output.path) }
    let entries = try manager.contentsOfDirectory(atPath: output.path)
    guard !entries.contains(".git") else { throw SiteWriterProblem.foreignFolder(output.path) }
    let isSite = entries.contains("index.html") && entries.contains("search-index.js")
    guard isSite || entries.allSatisfy({ $0 == ".gitignore" }) else {
      throw SiteWriterProblem.foreignFolder(output.path)
    }
  }
}

/// A site as it was written.
package struct WrittenSite: Sendable {
  package let state: FolderState
  /// The folder that it has replaced, if that was kept.
  package let spare: SpareFolder?

  package init(state: FolderState, spare: SpareFolder? = nil) {
    self.state = state
    self.spare = spare
  }
}
