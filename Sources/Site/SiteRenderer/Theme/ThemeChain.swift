import Diagnostics
import FoundationEssentials

/// A theme's folder and those of its parents, in order of precedence.
package struct ThemeChain {
  /// The folders with their paths as shown in findings; the theme's own comes first.
  package private(set) var folders: [(url: URL, path: String)] = []
  /// The findings about how themes name their parents.
  let faults: [Diagnostic]

  /// The file in which a theme names its parent.
  package static let fileName = ThemeManifest.fileName

  /// The name of the theme that comes with the program.
  private static let standardName = "default"

  /// Follows the parent in each theme's manifest; nothing else is read.
  /// - Parameters:
  ///   - folder: Where the theme is.
  ///   - path: The folder as shown in findings.
  ///   - standard: Where the theme is that comes with the program, if it is installed.
  package init(from folder: URL, path: String, standard: String? = nil) {
    var faults: [Diagnostic] = []
    var next: (url: URL, path: String)? = (folder, path)
    while let current = next {
      folders.append(current)
      next = nil
      guard let source = manifest(of: current) else { continue }
      let manifest = ThemeManifest(source)
      faults += manifest.diagnostics
      guard let parent = manifest.parent else { continue }
      let base = URL(fileURLWithPath: current.url.path, isDirectory: true)
      let place = parent == Self.standardName ? standard ?? parent : parent
      let url = URL(fileURLWithPath: place, relativeTo: base).standardizedFileURL
      var isFolder = false
      if folders.contains(where: { $0.url.standardizedFileURL.path == url.path }) {
        faults.append(source.diagnostic(.circularParent(parent), at: manifest.parentRange))
      } else if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder
      {
        next = (url, joined(current.path, place))
      } else {
        faults.append(source.diagnostic(.missingParent(parent), at: manifest.parentRange))
      }
    }
    self.faults = faults
  }
}

/// A theme's manifest, if it has one.
private func manifest(of folder: (url: URL, path: String)) -> SourceText? {
  let file = folder.url.appendingPathComponent(ThemeChain.fileName)
  return FileManager.default.contents(atPath: file.path).map { data in
    SourceText(
      path: "\(folder.path)/\(ThemeManifest.fileName)",
      text: String(decoding: data, as: UTF8.self)
    )
  }
}

/// A folder relative to another one, as shown in findings.
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
