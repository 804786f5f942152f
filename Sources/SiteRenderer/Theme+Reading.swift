import Foundation

extension Theme {
  /// Reads a theme from its folder; hidden files are left out.
  /// - Parameters:
  ///   - folder: Where the theme is.
  ///   - path: The folder as findings are to name it.
  /// - Throws: `ThemeProblem` if the folder holds no layout, or what reading a file threw.
  package init(readingFrom folder: URL, path: String) throws {
    let manager = FileManager.default
    var files: [String: [UInt8]] = [:]
    for name in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      if name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[name] = Array(try Data(contentsOf: url))
    }
    guard files["templates/layout.mustache"] != nil else { throw ThemeProblem.noLayout(path) }
    self.init(path: path, files: files)
  }
}

/// Why a folder is no theme.
package enum ThemeProblem: Error, Equatable, CustomStringConvertible {
  /// It has no `templates/layout.mustache`.
  case noLayout(String)

  package var description: String {
    switch self {
    case .noLayout(let path):
      "'\(path)' is no theme: it has no 'templates/layout.mustache'; give the folder of one with --theme"
    }
  }
}
