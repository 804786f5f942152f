import Diagnostics
import FileSystem
import FoundationEssentials

extension Theme {
  /// Reads a theme and its parents, without hidden files.
  /// - Parameters:
  ///   - folder: Where the theme is.
  ///   - path: The folder as shown in findings.
  ///   - standard: Where the theme is that comes with the program, if it is installed.
  /// - Throws: `ThemeProblem` if no folder contains a layout, or the error from reading a file.
  package init(readingFrom folder: URL, path: String, standard: String? = nil) throws {
    let chain = ThemeChain(from: folder, path: path, standard: standard)
    let folders = try chain.folders.map { ThemeFolder(path: $0.path, files: try files(in: $0.url)) }
    guard !chain.faults.isEmpty || folders.contains(where: \.hasLayout) else {
      throw ThemeProblem.noLayout(path)
    }
    self.init(folders, faults: chain.faults)
  }
}

private func files(in folder: URL) throws -> [String: [UInt8]] {
  guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
  var found: [String: [UInt8]] = [:]
  for file in try files(below: folder.path) {
    let path = folder.path + "/" + file.path
    guard !file.isLink || isFile(path) else { continue }
    found[file.path] = try contents(ofFile: path)
  }
  return found
}

/// Whether a link leads to something other than a folder.
private func isFile(_ link: String) -> Bool {
  var isFolder = false
  return FileManager.default.fileExists(atPath: link, isDirectory: &isFolder) && !isFolder
}

/// Why a folder is not a theme.
package enum ThemeProblem: Error, Equatable, CustomStringConvertible {
  /// Neither it nor any parent has `templates/layout.mustache`.
  case noLayout(String)

  package var description: String {
    switch self {
    case .noLayout(let path):
      "'\(path)' is not a theme: it has no 'templates/layout.mustache'; give the folder of one with"
        + " --theme, or name its parent in 'theme.txt'"
    }
  }
}
