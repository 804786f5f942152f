import Glibc

/// An open folder whose files and folders are reached by its descriptor and by one name each.
///
/// No link is followed, so whoever changes the tree around the folder cannot lead an access elsewhere.
package final class OpenFolder: Sendable {
  /// The path by which it was opened, for messages.
  package let path: String
  private let descriptor: Int32

  /// Opens a folder, following links.
  package convenience init(_ path: String) throws(UnreadableFile) {
    try self.init(path: path, AT_FDCWD, path, flags: 0)
  }

  private init(path: String, _ parent: Int32, _ name: String, flags: Int32) throws(UnreadableFile) {
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw UnreadableFile(path: path) }
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { close(descriptor) }

  /// Opens a folder inside.
  /// - Parameters:
  ///   - name: Its name.
  ///   - isMade: Whether to make it, for this user only, if it does not exist.
  /// - Returns: The folder.
  /// - Throws: `UnreadableFile`; its code is `ELOOP` or `ENOTDIR` for a link.
  package func folder(_ name: String, isMade: Bool = false) throws(UnreadableFile) -> OpenFolder {
    if isMade { mkdirat(descriptor, name, 0o700) }
    return try OpenFolder(path: path + "/" + name, descriptor, name, flags: O_NOFOLLOW)
  }

  /// Why someone else could have changed what is in the folder; `nil` if no one else could.
  package var exposure: Exposure? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { return .otherOwner }
    return status.st_mode & 0o022 == 0 ? nil : .writableByOthers
  }

  package enum Exposure { case otherOwner, writableByOthers }

  /// Opens a regular file and calls a closure with its descriptor and status.
  /// - Throws: `UnreadableFile`; its code is `ELOOP` for a link and `EINVAL` for what is no file.
  package func withFile<Result>(
    _ name: String,
    _ body: (Int32, stat) throws(UnreadableFile) -> Result
  ) throws(UnreadableFile) -> Result {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = openat(descriptor, name, flags)
    guard file >= 0 else { throw UnreadableFile(path: path + "/" + name) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw UnreadableFile(path: path + "/" + name) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw UnreadableFile(path: path + "/" + name, code: EINVAL)
    }
    return try body(file, status)
  }

  /// Writes a file of this user alone, so that readers never see half of it.
  /// - Returns: Whether it was written.
  @discardableResult
  package func write(_ pieces: [[UInt8]], to name: String) -> Bool {
    let fresh = "\(name).\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let file = openat(
      descriptor,
      fresh,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      0o600
    )
    guard file >= 0 else { return false }
    let isWritten = pieces.allSatisfy { writeAll($0, to: file) }
    guard close(file) == 0, isWritten, renameat(descriptor, fresh, descriptor, name) == 0 else {
      unlinkat(descriptor, fresh, 0)
      return false
    }
    return true
  }

  /// Removes a file; a missing one is no error.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// The regular files in the folder itself, unsorted.
  package var files: [(name: String, size: Int, lastChange: Double)] {
    // A copy of the descriptor would share its position with other readers.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let directory = fdopendir(copy) else { return [] }
    defer { closedir(directory) }
    var files: [(name: String, size: Int, lastChange: Double)] = []
    while let item = readdir(directory) {
      let name = withUnsafePointer(to: &item.pointee.d_name.0) { String(cString: $0) }
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      files.append((name, Int(status.st_size), Double(status.st_mtim.tv_sec)))
    }
    return files
  }

  /// Calls a closure while no other process does so with the same folder, where it can be locked.
  package func locked<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let lock = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}

private func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// The bytes of an open file, up to its end.
/// - Parameters:
///   - file: The descriptor.
///   - path: The path for the error.
///   - size: How many bytes are expected.
/// - Returns: All bytes.
/// - Throws: `UnreadableFile`.
package func contents(of file: Int32, path: String, size: Int) throws(UnreadableFile) -> [UInt8] {
  var bytes: [UInt8] = []
  // One byte more than the file's size, so that one read also detects its end.
  var capacity = size + 1
  while true {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      count = read(file, buffer.baseAddress, capacity)
      filled = max(0, count)
    }
    if count < 0, errno != EINTR { throw UnreadableFile(path: path) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    if count >= 0, count < capacity { return bytes }
    capacity = 1 << 16
  }
}
