import Glibc

/// Why a site is not written.
package enum SiteWriterProblem: Error, Equatable, CustomStringConvertible {
  /// The folder has files and is no built site; replacing it would lose them.
  case foreignFolder(String)
  /// It is a file.
  case noFolder(String)
  /// A file of the site would lie outside its folder.
  case outsidePath(String)
  /// The system does not take a file, for a reason of `errno`.
  case unwritable(String, Int32)
  /// Two files of the site, or a file and a folder, would have one path.
  case samePath(String)

  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "'\(path)' holds other files than a built site; name an empty or new folder with --output"
    case .noFolder(let path): "'\(path)' is a file; name an empty or new folder with --output"
    case .outsidePath(let path):
      "'\(path)' would lie outside the site; rename the page or its alias"
    case .unwritable(let path, let code):
      "'\(path)' cannot be written (\(String(cString: strerror(code))));"
        + " make room there, or name another folder with --output"
    case .samePath(let path):
      "'\(path)' would be written twice; 'bodycheck check' tells which page, alias or topic to rename"
    }
  }
}
