import FileSystem
import Glibc
import Synchronization

/// A new site in a temporary folder, to which several threads add files.
///
/// A file with the same bytes as in the old site is a hard link to it.
final class SiteDraft: Sendable {
  private struct Contents {
    var files: Set<String> = []
    var folders: Set<String> = []
    /// Whether every file so far is the old site's.
    var isOld = true
  }

  private let path: String
  private let oldSite: String
  private let state = Mutex(Contents())

  /// - Parameters:
  ///   - path: The folder, which is empty.
  ///   - oldSite: The folder of the old site, which can be missing.
  init(path: String, oldSite: String) {
    self.path = path
    self.oldSite = oldSite
  }

  /// The number of files, and whether all of them are the old site's.
  var summary: (files: Int, isOld: Bool) { state.withLock { ($0.files.count, $0.isOld) } }

  /// The paths of all files and folders.
  var paths: Set<String> { state.withLock { $0.files.union($0.folders) } }

  /// Writes a file, and the folders that contain it.
  /// - Throws: `SiteWriterProblem`, also if the path leads outside or is used by another file or a folder.
  func add(_ file: OutputFile) throws(SiteWriterProblem) {
    try reserve(file.path)
    let new = path + "/" + file.path
    if link(oldSite + "/" + file.path, new) == 0 {
      // Read it after linking, when nothing can replace the linked file.
      if (try? contents(ofFile: new, followsLink: false)) == file.bytes { return }
      unlink(new)
    }
    state.withLock { $0.isOld = false }
    try createFile(new, file.bytes)
  }

  private func reserve(_ file: String) throws(SiteWriterProblem) {
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) else {
      throw .outsidePath(file)
    }
    let outer = (1..<names.count).map { names.prefix($0).joined(separator: "/") }
    try state.withLock { contents throws(SiteWriterProblem) in
      guard !contents.folders.contains(file), contents.files.insert(file).inserted else {
        throw .samePath(file)
      }
      for folder in outer where !contents.folders.contains(folder) {
        guard !contents.files.contains(folder) else { throw .samePath(folder) }
        guard mkdir(path + "/" + folder, 0o777) == 0 else {
          throw .unwritable(path + "/" + folder, errno)
        }
        contents.folders.insert(folder)
      }
    }
  }
}

/// Writes a new file without waiting for the disk, unlike `Data.write`.
func createFile(_ path: String, _ bytes: [UInt8]) throws(SiteWriterProblem) {
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
