/// The paths of a site's files, none of which leads outside or takes the place of another.
struct SitePaths {
  private(set) var files: Set<String> = []
  /// The folders that the files lie in, relative to the site's.
  private(set) var folders: Set<String> = []
  /// The folder of the last file, which is most often that of the next one.
  private var lastFolder: String?

  /// Adds a file and the folders around it.
  /// - Throws: `SiteWriterProblem` where the path cannot be one of the site.
  mutating func add(_ path: String) throws(SiteWriterProblem) {
    guard !Self.isOutside(path) else { throw .outsidePath(path) }
    guard !folders.contains(path), files.insert(path).inserted else { throw .samePath(path) }
    let count = folders.count
    addFolders(around: path)
    if folders.count > count, let file = lastFolder.flatMap(file(around:)) { throw .samePath(file) }
  }

  /// Adds files whose paths were those of a site before.
  mutating func add(known paths: [String]) throws(SiteWriterProblem) {
    files.reserveCapacity(files.count + paths.count)
    for path in paths {
      guard files.insert(path).inserted else { throw .samePath(path) }
      addFolders(around: path)
    }
    if let folder = folders.first(where: files.contains) { throw .samePath(folder) }
  }

  private mutating func addFolders(around path: String) {
    if path.isFile(in: lastFolder) { return }
    lastFolder = path.folder
    var folder = lastFolder
    while let outer = folder, folders.insert(outer).inserted { folder = outer.folder }
  }

  /// The file that has the path of a folder or of one around it.
  private func file(around folder: String) -> String? {
    if files.contains(folder) { return folder }
    return folder.folder.flatMap(file(around:))
  }

  /// Whether a path has a name that is none: an empty one, `.`, `..`, or one with a zero byte.
  private static func isOutside(_ path: String) -> Bool {
    var (length, dots) = (0, 0)
    for byte in path.utf8 {
      switch byte {
      case 0: return true
      case UInt8(ascii: "/"):
        if length == dots, length <= 2 { return true }
        (length, dots) = (0, 0)
      default:
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length == dots && length <= 2
  }
}

extension String {
  /// The path without its last part, or `nil` where it has only that.
  var folder: String? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) }
  }

  /// Whether it is the path of a file right in a folder, `nil` being that of the site.
  fileprivate func isFile(in folder: String?) -> Bool {
    let count = folder?.utf8.count
    let isFile = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")) == count
    }
    return isFile == true && folder.map { hasPrefix($0) } ?? true
  }
}
