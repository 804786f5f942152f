import Diagnostics
import Foundation

extension Theme {
  /// Reads a theme and those it takes what it lacks from; hidden files are left out.
  /// - Parameters:
  ///   - folder: Where the theme is.
  ///   - path: The folder as findings are to name it.
  /// - Throws: `ThemeProblem` if no folder holds a layout, or what reading a file threw.
  package init(readingFrom folder: URL, path: String) throws {
    var folders: [ThemeFolder] = []
    var visited: Set<String> = []
    var faults: [Diagnostic] = []
    var next: (url: URL, path: String)? = (folder, path)
    while let (url, path) = next {
      visited.insert(url.standardizedFileURL.path)
      let current = ThemeFolder(path: path, files: try files(in: url))
      folders.append(current)
      next = nil
      guard let source = current.manifest else { continue }
      let manifest = ThemeManifest(source)
      faults += manifest.diagnostics
      guard let parent = manifest.parent else { continue }
      let parentURL = url.appendingPathComponent(parent).standardizedFileURL
      var isFolder: ObjCBool = false
      if visited.contains(parentURL.path) {
        faults.append(source.diagnostic(.circularParent(parent), at: manifest.parentRange))
      } else if FileManager.default.fileExists(atPath: parentURL.path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        next = (parentURL, joined(path, parent))
      } else {
        faults.append(source.diagnostic(.missingParent(parent), at: manifest.parentRange))
      }
    }
    guard !faults.isEmpty || folders.contains(where: \.hasLayout) else {
      throw ThemeProblem.noLayout(path)
    }
    self.init(folders, faults: faults)
  }
}

private func files(in folder: URL) throws -> [String: [UInt8]] {
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
  return files
}

/// A folder named from another one, as findings are to name it.
private func joined(_ path: String, _ relative: String) -> String {
  if relative.hasPrefix("/") { return relative }
  var parts = path.split(separator: "/").map(String.init)
  for part in relative.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(String(part))
    }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

/// Why a folder is no theme.
package enum ThemeProblem: Error, Equatable, CustomStringConvertible {
  /// Neither it nor a parent of it has `templates/layout.mustache`.
  case noLayout(String)

  package var description: String {
    switch self {
    case .noLayout(let path):
      "'\(path)' is no theme: it has no 'templates/layout.mustache'; give the folder of one with"
        + " --theme, or name its parent in 'theme.txt'"
    }
  }
}
