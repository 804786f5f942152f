import CSystem
import FileSystem
import FoundationEssentials
import Glibc
import Guidelines
import Threads

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
  /// - Parameter files: All files of the site.
  /// - Throws: The file system's error, or `SiteWriterProblem`; the old site is then unchanged.
  package func write(_ files: [OutputFile]) throws {
    try checkOutput()
    removeLeftovers()
    let folders = try folders(of: files.map(\.path))
    let draft = temporaryFolder(of: getpid())
    // By then it may hold the old site.
    defer { try? FileManager.default.removeItem(at: draft) }
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    for folder in folders {
      let path = draft.path + "/" + folder
      guard mkdir(path, 0o777) == 0 else { throw SiteWriterProblem.unwritable(path, errno) }
    }
    let areOld = try files.concurrentMap { file in try isOld(file, in: draft.path) }
    if areOld.allSatisfy({ $0 }), try oldPaths() == Set(files.map(\.path)).union(folders) { return }
    try keepIgnoreFile(in: draft)
    try replaceOutput(with: draft)
  }

  /// Adds a file to the draft, linking to the old site's file if it has the same bytes.
  /// - Returns: Whether it was linked.
  private func isOld(_ file: OutputFile, in draft: String) throws(SiteWriterProblem) -> Bool {
    let path = draft + "/" + file.path
    if link(output.path + "/" + file.path, path) == 0 {
      // Read it after linking, when nothing can replace the linked file.
      if bytes(ofFile: path) == file.bytes { return true }
      unlink(path)
    }
    try create(path, file.bytes)
    return false
  }

  /// Writes a new file without waiting for the disk, unlike `Data.write`.
  private func create(_ path: String, _ bytes: [UInt8]) throws(SiteWriterProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let code = errno
        close(descriptor)
        throw .unwritable(path, code)
      }
    }
    guard close(descriptor) == 0 else { throw .unwritable(path, errno) }
  }

  /// The folders that contain the files, outer ones first.
  /// - Throws: `SiteWriterProblem` if a path leads outside or is used by two files or by a folder too.
  private func folders(of paths: [String]) throws(SiteWriterProblem) -> [String] {
    var files: Set<String> = []
    var folders: Set<String> = []
    for path in paths {
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) else {
        throw .outsidePath(path)
      }
      guard files.insert(path).inserted else { throw .samePath(path) }
      var folder = names.dropLast()
      while !folder.isEmpty, folders.insert(folder.joined(separator: "/")).inserted {
        folder = folder.dropLast()
      }
    }
    if let path = folders.first(where: files.contains) { throw .samePath(path) }
    return folders.sorted()
  }

  /// The paths of the old site's files and folders, except the file that makes git ignore it.
  private func oldPaths() throws -> Set<String> {
    var paths = Set(try FileManager.default.subpathsOfDirectory(atPath: output.path))
    paths.remove(Self.ignoreFile)
    return paths
  }

  private static let ignoreFile = ".gitignore"

  private func keepIgnoreFile(in draft: URL) throws(SiteWriterProblem) {
    let (old, new) = (output.path + "/" + Self.ignoreFile, draft.path + "/" + Self.ignoreFile)
    if link(old, new) == 0 { return }
    if let bytes = bytes(ofFile: old) { try create(new, bytes) }
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
