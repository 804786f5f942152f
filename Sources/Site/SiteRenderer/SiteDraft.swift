import FileSystem
import FoundationEssentials
import Glibc
import Guidelines
import Synchronization
import Threads

/// A site on its way to its folder.
///
/// A file that differs from the old site's is written as soon as it is there, into a folder of the
/// draft's own that is only made then; of the others nothing but their paths is kept.
final class SiteDraft: Sendable {
  /// What has become of the files so far.
  private struct State {
    var paths = SitePaths()
    /// The folders that have been made, relative to the draft's.
    var made: Set<String> = []
    /// The draft's folder, open, once it has been made.
    var directory: Int32?
    /// The files that are in the draft's folder.
    var written: [String] = []
    /// The files that the old site has with the same bytes.
    var unchanged: [String] = []
    var problem: (any Error)?
  }

  let folder: String
  /// The old site's folder, open: another build may put a different one in its place.
  private let old: Int32
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: The folder to make.
  ///   - old: That of the old site, or `nil` where nothing of it is to be used again.
  init(folder: String, old: String?) {
    self.folder = folder
    self.old = old.map { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } ?? -1
  }

  deinit {
    if old >= 0 { close(old) }
    if let directory = state.withLock({ $0.directory }) { close(directory) }
  }

  /// Takes a file; after a problem, which `check()` throws, it does nothing.
  func add(_ file: OutputFile) {
    do {
      try state.withLock { state in
        if let problem = state.problem { throw problem }
        try state.paths.add(file.path)
      }
      if isUnchanged(file) {
        state.withLock { $0.unchanged.append(file.path) }
      } else {
        let directory = try state.withLock { state in
          state.written.append(file.path)
          return try makeFolder(of: file.path, &state)
        }
        try create(file.path, in: directory, file.bytes)
      }
    } catch {
      state.withLock { $0.problem = $0.problem ?? error }
    }
  }

  /// Throws the first problem that there was.
  func check() throws {
    if let problem = state.withLock({ $0.problem }) { throw problem }
  }

  /// Adds files of the old site without a look at them.
  func keep(_ paths: [String]) throws {
    try state.withLock { state in
      try state.paths.add(known: paths)
      state.unchanged += paths
    }
  }

  /// The paths at which the site differs from an old one: other files, more and fewer, and folders.
  func differences(from old: FolderState) -> Set<String> {
    state.withLock { state in
      var differences = Set(state.written)
      for path in old.entries.lazy.map(\.path) where path != Self.ignoreFile {
        guard !state.paths.files.contains(path), !state.paths.folders.contains(path) else {
          continue
        }
        differences.insert(path)
      }
      return differences
    }
  }

  /// What says that git is to ignore the site; it is not the site's.
  private static let ignoreFile = ".gitignore"

  /// Links what is as it was, so that the draft's folder has the whole site.
  func complete() throws {
    let (directory, unchanged) = try state.withLock { state in
      for path in state.unchanged { _ = try makeFolder(of: path, &state) }
      return (try begin(&state), state.unchanged)
    }
    _ = try unchanged.concurrentMap { path in
      if linkat(old, path, directory, path, 0) == 0 { return }
      guard let bytes = oldBytes(of: path) else { throw SiteWriterProblem.changedMeanwhile }
      try create(path, in: directory, bytes)
    }
    if linkat(old, Self.ignoreFile, directory, Self.ignoreFile, 0) == 0 { return }
    if let bytes = oldBytes(of: Self.ignoreFile) {
      try create(Self.ignoreFile, in: directory, bytes)
    }
  }

  /// Gives all files of a complete draft a second name, for the next site.
  /// - Parameter place: The folder to make of them, where there is none.
  /// - Returns: `nil` where there can be none, such as on another disk.
  func copy(to place: String) -> SpareFolder? {
    let (paths, directory) = state.withLock { ($0.paths, $0.directory) }
    let manager = FileManager.default
    try? manager.createDirectory(atPath: place, withIntermediateDirectories: true)
    let copy = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard let directory, copy >= 0 else { return nil }
    defer { close(copy) }
    let isWhole =
      paths.folders.sorted().allSatisfy { mkdirat(copy, $0, 0o777) == 0 }
      && paths.files.allSatisfy { linkat(directory, $0, copy, $0, 0) == 0 }
    if isWhole, linkat(directory, Self.ignoreFile, copy, Self.ignoreFile, 0) == 0 || errno == ENOENT
    {
      return SpareFolder(at: place, folders: paths.folders)
    }
    try? manager.removeItem(atPath: place)
    return nil
  }

  /// Puts what differs from the old site into a spare folder, which becomes the draft's.
  /// - Returns: The state of the draft's folder, or `nil` where that is as before since the spare folder
  ///   cannot be used.
  func complete(
    of spare: SpareFolder,
    at place: String,
    after old: FolderState,
    _ differences: Set<String>
  ) throws -> FolderState? {
    let next = folder + ".next"
    guard isOld(old.root), rename(place, next) == 0 else { return nil }
    defer { try? FileManager.default.removeItem(atPath: next) }
    guard spare.isUnchanged(at: next) else { return nil }
    let (paths, written) = state.withLock { ($0.paths, Set($0.written)) }
    let changed = differences.union(spare.differences)
    for path in changed { unlink(next + "/" + path) }
    let folders = Set(spare.folders.keys.filter { !$0.isEmpty })
    for folder in folders.subtracting(paths.folders).sorted(by: >) { rmdir(next + "/" + folder) }
    for folder in paths.folders.subtracting(folders).sorted() {
      guard mkdir(next + "/" + folder, 0o777) == 0 else {
        throw SiteWriterProblem.unwritable(folder, errno)
      }
    }
    var linked: [String] = []
    for path in changed where paths.files.contains(path) {
      let isWritten = written.contains(path)
      if !isWritten { linked.append(path) }
      let code =
        isWritten
        ? rename(folder + "/" + path, next + "/" + path)
        : linkat(self.old, path, AT_FDCWD, next + "/" + path, 0)
      guard code == 0 else { throw SiteWriterProblem.unwritable(path, errno) }
    }
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: next, toPath: folder)
    // The folders are others than the old site's.
    let known = old.entries.lazy.filter { $0.kind == .folder }.map(\.path)
    let state = old.updated(changed.union(paths.folders).union(known), in: folder)
    guard state.shares(linked, with: old) else { throw SiteWriterProblem.changedMeanwhile }
    return state
  }

  /// Whether the old site is in a folder that was looked at.
  private func isOld(_ root: FileStatus?) -> Bool {
    guard old >= 0, let root else { return false }
    var status = stat()
    return fstat(old, &status) == 0 && FileStatus(status).inode == root.inode
  }

  /// The draft's folder, made if it has not been.
  private func begin(_ state: inout State) throws -> Int32 {
    if let directory = state.directory { return directory }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw SiteWriterProblem.unwritable(folder, errno) }
    state.directory = directory
    return directory
  }

  /// Makes the folders around a file.
  /// - Returns: The draft's folder.
  private func makeFolder(of path: String, _ state: inout State) throws -> Int32 {
    let directory = try begin(&state)
    guard let parent = path.folder, !state.made.contains(parent) else { return directory }
    _ = try makeFolder(of: parent, &state)
    guard mkdirat(directory, parent, 0o777) == 0 else {
      throw SiteWriterProblem.unwritable(folder + "/" + parent, errno)
    }
    state.made.insert(parent)
    return directory
  }

  /// Writes a new file, without waiting until the disk has it as `Data.write` does.
  private func create(
    _ path: String,
    in directory: Int32,
    _ bytes: [UInt8]
  ) throws(SiteWriterProblem) {
    let descriptor = openat(directory, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(folder + "/" + path, errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let code = errno
        close(descriptor)
        throw .unwritable(folder + "/" + path, code)
      }
    }
    guard close(descriptor) == 0 else { throw .unwritable(folder + "/" + path, errno) }
  }

  /// Whether the old site has this very file.
  private func isUnchanged(_ file: OutputFile) -> Bool {
    guard let old = oldBytes(of: file.path, size: file.bytes.count) else { return false }
    // `==` looks at one byte after another.
    return old.withUnsafeBytes { old in
      file.bytes.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return memcmp(old, new, file.bytes.count) == 0
      }
    }
  }

  /// The old site's file, or `nil` if it has none of that size, if one is given.
  private func oldBytes(of path: String, size: Int? = nil) -> [UInt8]? {
    guard old >= 0 else { return nil }
    let descriptor = openat(old, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      size == nil || status.st_size == off_t(size ?? 0)
    else { return nil }
    let count = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let length = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        guard length > 0 || length < 0 && errno == EINTR else { return }
        filled += max(0, length)
      }
    }
  }
}
