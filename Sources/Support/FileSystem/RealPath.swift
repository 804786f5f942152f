import Glibc

/// Where a path leads after following all links; `nil` if nothing is there.
package func realPath(_ path: String) -> String? {
  guard let target = realpath(path, nil) else { return nil }
  defer { free(target) }
  return String(cString: target)
}

/// Looks for a link inside a folder on the way to a path, whose last parts need not exist.
///
/// Such a link may be a stranger's, put there to lead what is written at the path elsewhere. Links outside the folder
/// are the user's own.
/// - Parameters:
///   - folder: The folder.
///   - path: An absolute path without `..`.
/// - Returns: The path of the first link; `nil` if there is none.
package func link(inside folder: String, onTheWayTo path: String) -> String? {
  guard let root = realPath(folder) else { return nil }
  var parent = ""
  for name in path.split(separator: "/") {
    guard let place = realPath(parent + "/") else { return nil }
    let item = "\(parent)/\(name)"
    var status = stat()
    let isLink = lstat(item, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    if isLink, place == root || place.hasPrefix(root == "/" ? root : root + "/") { return item }
    parent = item
  }
  return nil
}
