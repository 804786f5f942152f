import Foundation

/// Every file below a folder with what changes whenever one of them does; nothing of them is read.
package struct FolderState: Sendable {
  /// A file, or a folder in which there may be files.
  struct Entry: Sendable {
    /// Below the folder, with `/` between names.
    let path: String
    let isFolder: Bool
    let status: FileStatus
  }

  /// Sorted by path.
  private let entries: [Entry]

  /// Looks at a folder; one that is missing is like one that is empty.
  ///
  /// A link stands for the file that it leads to, and links to folders are not followed.
  /// - Parameters:
  ///   - folder: The folder, which may be a link itself.
  ///   - includesHidden: Whether files and folders count whose names begin with a dot.
  package init(of folder: String, includesHidden: Bool) {
    var entries: [Entry] = []
    var pending = [""]
    while let parent = pending.popLast() {
      guard let directory = opendir(folder + "/" + parent) else { continue }
      defer { closedir(directory) }
      while let name = nextName(in: directory) {
        guard name != ".", name != "..", includesHidden || !name.hasPrefix(".") else { continue }
        guard let found = status(of: name, in: directory) else { continue }
        entries.append(Entry(path: parent + name, isFolder: found.isFolder, status: found.status))
        if found.isFolder { pending.append(parent + name + "/") }
      }
    }
    self.entries = entries.sorted { $0.path < $1.path }
  }

  /// Changes whenever a file is written, replaced, added or removed.
  package var fingerprint: String {
    lines { "\($0.modified) \($0.changed)" }
  }

  /// The same, but blind to a file's being given one more name elsewhere, or losing it.
  package var contentFingerprint: String {
    lines { "\($0.modified)" }
  }

  /// When anything last changed, in nanoseconds since 1970.
  package var lastChange: Int { entries.map(\.status.changed).max() ?? 0 }

  private func lines(_ times: (FileStatus) -> String) -> String {
    var text = ""
    for entry in entries {
      let status = entry.status
      text += entry.path
      text += entry.isFolder ? "/\n" : "\u{0}\(status.size) \(status.inode) \(times(status))\n"
    }
    return text
  }
}

private func nextName(in directory: OpaquePointer) -> String? {
  readdir(directory).map { entry in
    withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
  }
}

/// What a name in a folder stands for, or `nil` where that has vanished.
private func status(
  of name: String,
  in directory: OpaquePointer
) -> (isFolder: Bool, status: FileStatus)? {
  var information = stat()
  guard fstatat(dirfd(directory), name, &information, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
  let isFolder = information.st_mode & S_IFMT == S_IFDIR
  if information.st_mode & S_IFMT == S_IFLNK {
    var target = stat()
    if fstatat(dirfd(directory), name, &target, 0) == 0 { information = target }
  }
  return (isFolder, FileStatus(information))
}
