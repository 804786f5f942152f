import Glibc

/// A file or folder that cannot be read, with the system's error code.
package struct UnreadableFile: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let code: Int32

  package init(path: String, code: Int32 = errno) {
    self.path = path
    self.code = code
  }

  package var description: String {
    "'\(path)' cannot be read (\(String(cString: strerror(code)))): check its permissions, or move it"
  }
}

/// A file in a folder or one of its subfolders.
package struct ListedFile: Equatable, Sendable {
  /// Relative to the folder, with `/` between names.
  package let path: String
  /// Whether it is a symbolic link.
  package let isLink: Bool
  /// Whether its name is UTF-8; if not, `path` has replacement characters and leads nowhere.
  package let isNamedInUTF8: Bool

  package init(path: String, isLink: Bool = false, isNamedInUTF8: Bool = true) {
    self.path = path
    self.isLink = isLink
    self.isNamedInUTF8 = isNamedInUTF8
  }
}

/// All files in a folder and its subfolders, sorted by path; links are listed and not followed.
/// - Parameters:
///   - folder: The folder, which may itself be a link.
///   - includesHidden: Whether to list files whose names, or whose folders' names, begin with a dot.
/// - Returns: The files and links, without folders, except for folders whose names are not UTF-8.
/// - Throws: `UnreadableFile` for the folder or a subfolder.
package func files(
  below folder: String,
  includesHidden: Bool = false
) throws(UnreadableFile) -> [ListedFile] {
  var files: [ListedFile] = []
  var pending = [""]
  while let parent = pending.popLast() {
    let path = parent.isEmpty ? folder : folder + "/" + parent
    guard let directory = opendir(path) else {
      // It may have been removed since its parent was listed.
      if errno == ENOENT, !parent.isEmpty { continue }
      throw UnreadableFile(path: path)
    }
    defer { closedir(directory) }
    while let item = readdir(directory) {
      let (name, isUTF8) = withUnsafePointer(to: &item.pointee.d_name.0) {
        (String(cString: $0), String(validatingCString: $0) != nil)
      }
      guard name != ".", name != "..", includesHidden || !name.hasPrefix(".") else { continue }
      let entry = parent.isEmpty ? name : parent + "/" + name
      guard isUTF8 else {
        files.append(ListedFile(path: entry, isLink: false, isNamedInUTF8: false))
        continue
      }
      var status = stat()
      guard fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        pending.append(entry)
      } else {
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        files.append(ListedFile(path: entry, isLink: isLink, isNamedInUTF8: true))
      }
    }
  }
  return files.sorted { $0.path < $1.path }
}

/// The bytes of a file; `nil` if nothing is at the path.
/// - Throws: `UnreadableFile` if something is there but cannot be read, such as a folder, or a link that is
///   not to be followed.
package func contents(
  ofFile path: String,
  followsLink: Bool = true
) throws(UnreadableFile) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW))
  guard descriptor >= 0 else {
    if errno == ENOENT { return nil }
    throw UnreadableFile(path: path)
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw UnreadableFile(path: path) }
  // Without waiting, a pipe that nobody writes to is opened, and one such as standard input is read in whole.
  _ = fcntl(descriptor, F_SETFL, O_RDONLY)
  return try contents(of: descriptor, path: path, size: Int(status.st_size))
}
