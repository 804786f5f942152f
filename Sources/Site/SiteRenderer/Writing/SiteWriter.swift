import CSystem
import FileSystem
import FoundationEssentials
import Glibc
import Guidelines

/// Writes a rendered site atomically.
///
/// The files go into a temporary folder next to the output folder; then the two folders are swapped
/// atomically. Readers see either the old or the new site, even if writing is interrupted. A file with
/// unchanged bytes is a hard link to the old file, so that it keeps its modification time.
package struct SiteWriter: Sendable {
  private let output: URL

  /// - Parameter output: The folder to replace; created if missing.
  package init(output: URL) {
    self.output = output.resolvingSymlinksInPath().standardizedFileURL
  }

  /// Replaces the output folder's content except `.gitignore`; does nothing if nothing changed.
  /// - Parameter produce: Passes every file of the site to its argument once, from any thread.
  /// - Returns: The number of files.
  /// - Throws: The closure's error, the file system's, or `SiteWriterProblem`; the old site is then unchanged.
  @discardableResult
  package func write(
    _ produce: (_ receive: @Sendable (OutputFile) throws -> Void) throws -> Void
  ) throws -> Int {
    try checkOutput()
    removeLeftovers()
    let folder = temporaryFolder(of: getpid())
    // By then it may hold the old site.
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = SiteDraft(path: folder.path, oldSite: output.path)
    try produce { try draft.add($0) }
    let (files, isOld) = draft.summary
    if isOld, try draft.paths == oldPaths() { return files }
    try keepIgnoreFile(in: folder)
    try replaceOutput(with: folder)
    return files
  }

  /// The paths of the old site's files and folders, except the file that makes git ignore it.
  private func oldPaths() throws -> Set<String> {
    var paths = Set(try FileManager.default.subpathsOfDirectory(atPath: output.path))
    if isRegularFile(output.path + "/" + Self.ignoreFile) { paths.remove(Self.ignoreFile) }
    return paths
  }

  private static let ignoreFile = ".gitignore"

  private func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Takes over the file that makes git ignore the site; a link, which could lead out of the checkout, is removed.
  private func keepIgnoreFile(in draft: URL) throws(SiteWriterProblem) {
    let (old, new) = (output.path + "/" + Self.ignoreFile, draft.path + "/" + Self.ignoreFile)
    if link(old, new) == 0 {
      if isRegularFile(new) { return }
      unlink(new)
    }
    if let bytes = try? contents(ofFile: old, followsLink: false) { try createFile(new, bytes) }
  }

  /// Swaps the output folder with another one, atomically if the file system can.
  private func replaceOutput(with draft: URL) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: output.path) else {
      return try manager.moveItem(at: draft, to: output)
    }
    if exchange_paths(draft.path, output.path) == 0 { return }
    let old = draft.appendingPathExtension("old")
    try manager.moveItem(at: output, to: old)
    do {
      try manager.moveItem(at: draft, to: output)
    } catch {
      try? manager.moveItem(at: old, to: output)
      throw error
    }
    try manager.moveItem(at: old, to: draft)
  }

  /// Where a process prepares the site: next to the output, because moving works only within a disk.
  private func temporaryFolder(of process: pid_t) -> URL {
    output.deletingLastPathComponent().appendingPathComponent(temporaryPrefix + "\(process)")
  }

  private var temporaryPrefix: String { ".\(output.lastPathComponent).new-" }

  /// Removes the folders of killed processes; running processes keep theirs.
  private func removeLeftovers() {
    let parent = output.deletingLastPathComponent()
    for name in fileNames(in: parent.path, beginningWith: temporaryPrefix) {
      let number = name.dropFirst(temporaryPrefix.count).prefix { $0 != "." }
      let process = pid_t(number) ?? 0
      let isAtWork = process > 0 && process != getpid() && kill(process, 0) == 0
      if !isAtWork { try? FileManager.default.removeItem(at: parent.appendingPathComponent(name)) }
    }
  }

  /// Rejects a folder that contains something other than a built site.
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
