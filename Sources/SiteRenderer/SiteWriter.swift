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
  ///   - files: What there is of the site.
  ///   - kept: The paths of the other files, which stay what they are in the old site.
  /// - Returns: The folder with just this site, or `nil` where something else has changed it meanwhile.
  /// - Throws: What the file system threw, or `SiteWriterProblem`; the old site is then unchanged.
  @discardableResult
  package func write(
    _ files: [OutputFile],
    keeping kept: [String] = []
  ) throws -> FolderState? {
    try checkOutput()
    removeLeftovers()
    let paths = files.map(\.path) + kept
    let folders = try folders(of: paths)
    let old = FolderState(of: output.path, includesHidden: true)
    let unchanged = Set(files.concurrentMap { isUnchanged($0) ? $0.path : nil }.compactMap { $0 })
    if unchanged.count == files.count, !hasOther(than: paths, in: folders) { return old }
    let fresh = try replaceOutput(files, keeping: kept, in: folders, unchanged: unchanged)
    let present = FolderState(of: output.path, includesHidden: true)
    return present.contentFingerprint == fresh.contentFingerprint ? present : nil
  }

  /// - Returns: The fresh folder just before it took the old one's place.
  private func replaceOutput(
    _ files: [OutputFile],
    keeping kept: [String],
    in folders: Set<String>,
    unchanged: Set<String>
  ) throws -> FolderState {
    let manager = FileManager.default
    let fresh = temporaryFolder(of: getpid())
    defer { try? manager.removeItem(at: fresh) }
    try manager.createDirectory(at: fresh, withIntermediateDirectories: true)
    for path in folders {
      let folder = fresh.appendingPathComponent(path)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    _ = try kept.concurrentMap { path in
      let (old, new) = (output.path + "/" + path, fresh.path + "/" + path)
      if link(old, new) != 0 { try manager.copyItem(atPath: old, toPath: new) }
    }
    _ = try files.concurrentMap { file in
      let path = fresh.path + "/" + file.path
      let isLinked = unchanged.contains(file.path) && link(output.path + "/" + file.path, path) == 0
      if !isLinked { try Data(file.bytes).write(to: URL(fileURLWithPath: path)) }
    }
    try keepIgnoreFile(in: fresh)
    let state = FolderState(of: fresh.path, includesHidden: true)
    if manager.fileExists(atPath: output.path) {
      try exchange(fresh, output)
    } else {
      try manager.moveItem(at: fresh, to: output)
    }
    return state
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

  /// The folders that the files lie in, relative to the site's.
  private func folders(of paths: [String]) throws -> Set<String> {
    var folders: Set<String> = []
    var known: Set<String> = []
    for path in paths {
      guard known.insert(path).inserted else { throw SiteWriterProblem.samePath(path) }
      var names = path.split(separator: "/", omittingEmptySubsequences: false)
      let isOutside = names.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      guard !isOutside, !path.utf8.contains(0) else {
        throw SiteWriterProblem.outsidePath(path)
      }
      names.removeLast()
      while !names.isEmpty, folders.insert(names.joined(separator: "/")).inserted {
        names.removeLast()
      }
    }
    if let path = known.intersection(folders).min() { throw SiteWriterProblem.samePath(path) }
    return folders
  }

  /// Whether the old site has the file with the same bytes.
  private func isUnchanged(_ file: OutputFile) -> Bool {
    let path = output.path + "/" + file.path
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == file.bytes.count
    else { return false }
    return FileManager.default.contents(atPath: path) == Data(file.bytes)
  }

  /// Whether the old site has anything else than these files and folders.
  private func hasOther(than paths: [String], in folders: Set<String>) -> Bool {
    let kept = folders.union(paths).union([".gitignore"])
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
  /// Two files of the site, or a file and a folder, would have one path.
  case samePath(String)

  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "'\(path)' holds other files than a built site; name an empty or new folder with --output"
    case .outsidePath(let path):
      "'\(path)' would lie outside the site; rename the page or its alias"
    case .samePath(let path):
      "'\(path)' would be written twice; 'bodycheck check' tells which page, alias or topic to rename"
    }
  }
}
