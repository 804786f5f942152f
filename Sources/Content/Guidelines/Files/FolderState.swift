import FileSystem
import FoundationEssentials
import Glibc

/// Every file below a folder with what changes whenever one of them does; nothing of them is read.
package struct FolderState: Sendable {
  /// A file, or a folder in which there may be files.
  package struct Entry: Sendable {
    package enum Kind: Sendable {
      case file
      case folder
      /// A link, which stands for what it leads to.
      case link
    }

    /// Below the folder, with `/` between names.
    package let path: String
    package let kind: Kind
    package let status: FileStatus
  }

  /// In no particular order.
  package private(set) var entries: [Entry] = []
  /// The folder itself; `nil` where it is missing.
  package private(set) var root: FileStatus?
  /// When the look at the folder began, in nanoseconds since 1970.
  private let moment: Int

  /// Looks at a folder; one that is missing is like one that is empty.
  ///
  /// A link stands for the file that it leads to, and links to folders are not followed.
  /// - Parameters:
  ///   - folder: The folder, which may be a link itself.
  ///   - includesHidden: Whether files and folders count whose names begin with a dot.
  package init(of folder: String, includesHidden: Bool) {
    moment = Int(Date().timeIntervalSince1970 * 1e9)
    root = FileStatus(of: folder)
    var pending = [""]
    while let parent = pending.popLast() {
      guard let directory = opendir(folder + "/" + parent) else { continue }
      defer { closedir(directory) }
      let start = Array(parent.utf8)
      while let item = readdir(directory) {
        withUnsafePointer(to: &item.pointee.d_name.0) { name in
          guard !isSkipped(name, includesHidden), let found = status(of: name, in: directory) else {
            return
          }
          let path = path(of: name, after: start)
          entries.append(Entry(path: path, kind: found.kind, status: found.status))
          if found.kind == .folder { pending.append(path + "/") }
        }
      }
    }
  }

  /// Looks at a folder, and once more a moment later if a file has been saved just now, so that a build
  /// right after a save is remembered like any other.
  package static func settled(of folder: String, includesHidden: Bool) -> Self {
    let first = FolderState(of: folder, includesHidden: includesHidden)
    if first.isSettled { return first }
    usleep(UInt32(blindness / 1_000))
    return FolderState(of: folder, includesHidden: includesHidden)
  }

  /// The same folder after paths of it have changed, by what the file system says about these alone.
  /// - Parameters:
  ///   - paths: Files and folders that have changed, come or gone.
  ///   - folder: Where they are now.
  /// - Returns: What a look at all of the folder would give.
  package func updated(_ paths: Set<String>, in folder: String) -> Self {
    var next = self
    next.root = FileStatus(of: folder)
    var added = paths
    next.entries = entries.compactMap { entry in
      guard added.remove(entry.path) != nil else { return entry }
      return Entry(entry.path, in: folder)
    }
    next.entries += added.compactMap { Entry($0, in: folder) }
    return next
  }

  /// Changes whenever a file is written, replaced, added or removed.
  package var fingerprint: String {
    var sum = Fingerprint.zero
    for entry in entries {
      var digest = ContentDigest()
      digest.add(entry.path)
      for number in entry.kind == .folder ? [] : entry.status.numbers { digest.add(number) }
      sum += digest.fingerprint
    }
    var digest = ContentDigest()
    digest.add(sum)
    return digest.hexadecimal
  }

  /// Whether another folder has just these files, apart from their names elsewhere.
  package func hasContent(of other: FolderState) -> Bool {
    entries.count == other.entries.count && shares(other.entries.lazy.map(\.path), with: other)
  }

  /// Whether these files are the same, not only alike, in another folder.
  package func shares(_ paths: some Collection<String>, with other: FolderState) -> Bool {
    if paths.isEmpty { return true }
    let wanted = Set(paths)
    let (files, same) = (entries(at: wanted), other.entries(at: wanted))
    return files.count == wanted.count && files.count == same.count
      && files.allSatisfy { path, file in
        guard let same = same[path], file.kind == same.kind else { return false }
        return file.kind == .folder || file.status.hasContent(of: same.status)
      }
  }

  /// The files and folders at these paths below the folder, by their paths.
  private func entries(at paths: Set<String>) -> [String: Entry] {
    var found: [String: Entry] = [:]
    found.reserveCapacity(paths.count)
    for entry in entries where paths.contains(entry.path) { found[entry.path] = entry }
    return found
  }

  /// Whether all of it has been left alone for long enough that any change would be seen.
  package var isSettled: Bool { entries.allSatisfy { isSettled($0.status) } }

  /// Whether a file has, so that it is the same for as long as its status is.
  package func isSettled(_ status: FileStatus) -> Bool { status.changed < moment - Self.blindness }

  /// File systems may give two changes the same time if they are this near, in nanoseconds.
  private static let blindness = 10_000_000
}

extension FolderState.Entry {
  /// A file or folder by its path below another folder; `nil` where there is none.
  fileprivate init?(_ path: String, in folder: String) {
    guard let found = Guidelines.status(of: folder + "/" + path, in: nil) else { return nil }
    self.init(path: path, kind: found.kind, status: found.status)
  }
}

/// Whether a name is none of a file in the folder, or a hidden one where these do not count.
private func isSkipped(_ name: UnsafePointer<CChar>, _ includesHidden: Bool) -> Bool {
  let dot = CChar(bitPattern: UInt8(ascii: "."))
  guard name[0] == dot else { return false }
  return !includesHidden || name[1] == 0 || name[1] == dot && name[2] == 0
}

/// A folder's path, which ends with `/`, and a name in it.
private func path(of name: UnsafePointer<CChar>, after start: [UInt8]) -> String {
  let count = strlen(name)
  return String(unsafeUninitializedCapacity: start.count + count) { path in
    let place = UnsafeMutableRawBufferPointer(path)
    place.copyBytes(from: start)
    if let bytes = place.baseAddress { memcpy(bytes + start.count, name, count) }
    return start.count + count
  }
}

/// What a name in a folder stands for, or `nil` where that has vanished.
private func status(
  of name: UnsafePointer<CChar>,
  in directory: OpaquePointer?
) -> (kind: FolderState.Entry.Kind, status: FileStatus)? {
  let directory = directory.map { dirfd($0) } ?? AT_FDCWD
  var information = stat()
  guard fstatat(directory, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
  switch information.st_mode & S_IFMT {
  case S_IFDIR: return (.folder, FileStatus(information))
  case S_IFLNK:
    var target = stat()
    let isLive = fstatat(directory, name, &target, 0) == 0
    return (.link, FileStatus(isLive ? target : information))
  default: return (.file, FileStatus(information))
  }
}
