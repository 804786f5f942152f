/// The paths of a site's files, none of which leads outside or takes the place of another.
struct SitePaths {
  private(set) var files: Set<String> = []
  /// The folders that the files lie in, relative to the site's.
  private(set) var folders: Set<String> = []
  /// The folder of the last file, which is most often that of the next one.
  private var lastFolder: String?

  /// Makes room for so many files more.
  mutating func reserve(_ count: Int) { files.reserveCapacity(files.count + count) }

  /// Adds a file and the folders around it.
  /// - Throws: `SiteWriterProblem` where the path cannot be one of the site.
  mutating func add(_ path: String) throws(SiteWriterProblem) {
    guard !Self.isOutside(path) else { throw .outsidePath(path) }
    guard !folders.contains(path), files.insert(path).inserted else { throw .samePath(path) }
    var folder = path.folder
    if folder == lastFolder { return }
    lastFolder = folder
    while let outer = folder, folders.insert(outer).inserted {
      guard !files.contains(outer) else { throw .samePath(outer) }
      folder = outer.folder
    }
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
}
