import Glibc

/// Why a site cannot be written.
package enum SiteWriterProblem: Error, Equatable, CustomStringConvertible {
  /// The folder has files and is not a built site; replacing it would lose them.
  case foreignFolder(String)
  /// The path is a file.
  case noFolder(String)
  /// A file of the site would be outside its folder.
  case outsidePath(String)
  /// The system cannot write a file, for the reason in this `errno`.
  case unwritable(String, Int32)
  /// Two files of the site, or a file and a folder, would have the same path.
  case samePath(String)

  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "'\(path)' has files that are not from a built site; name an empty or new folder with --output"
    case .noFolder(let path): "'\(path)' is a file; name an empty or new folder with --output"
    case .outsidePath(let path):
      "'\(path)' would be outside the site; rename the page or its alias"
    case .unwritable(let path, let code):
      "'\(path)' cannot be written (\(String(cString: strerror(code))));"
        + " make room there, or name another folder with --output"
    case .samePath(let path):
      "'\(path)' would be written twice; 'bodycheck check' tells which page, alias or topic to rename"
    }
  }
}
