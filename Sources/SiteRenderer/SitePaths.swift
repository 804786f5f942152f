/// The paths of a site's files, none of which leads outside or takes the place of another.
struct SitePaths {
  private(set) var files: Set<String> = []
  /// The folders that the files lie in, relative to the site's.
  private(set) var folders: Set<String> = []

  /// Adds a file and the folders around it.
  /// - Throws: `SiteWriterProblem` where the path cannot be one of the site.
  mutating func add(_ path: String) throws(SiteWriterProblem) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isOutside = names.contains { $0.isEmpty || $0 == "." || $0 == ".." }
    guard !isOutside, !path.utf8.contains(0) else { throw .outsidePath(path) }
    guard !folders.contains(path), files.insert(path).inserted else { throw .samePath(path) }
    var folder = path.folder
    while let outer = folder, folders.insert(outer).inserted {
      guard !files.contains(outer) else { throw .samePath(outer) }
      folder = outer.folder
    }
  }
}

extension String {
  /// The path without its last part, or `nil` where it has only that.
  var folder: String? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) }
  }
}
