import Diagnostics
import FileSystem
import FoundationEssentials

/// A theme's folder and those of its parents, in order of precedence.
package struct ThemeChain {
  /// The folder of one theme.
  package struct Folder {
    package let url: URL
    /// The path as shown in findings.
    let path: String
    /// What its files, and its parents, must be in.
    let enclosure: Enclosure
  }

  /// The folders; the theme's own comes first.
  package private(set) var folders: [Folder] = []
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
  ///   - checkout: The folder that a theme inside, and its parents, must be in.
  package init(from folder: URL, path: String, standard: String? = nil, checkout: String? = nil) {
    var faults: [Diagnostic] = []
    let around = checkout.map { Enclosure($0) }
    let inside = around.flatMap { $0.contains(folder.path) ? $0 : nil }
    let own = inside ?? Enclosure(folder.path)
    // A theme that the user names can extend those beside it.
    let reach = inside ?? Enclosure(folder.deletingLastPathComponent().path)
    // A link to a theme of the chain is another path of the same folder.
    var targets: Set<String> = []
    var next: Folder? = Folder(url: folder, path: path, enclosure: own)
    while let current = next {
      folders.append(current)
      if let target = realPath(current.url.path) { targets.insert(target) }
      next = nil
      guard let source = manifest(of: current) else { continue }
      let manifest = ThemeManifest(source)
      faults += manifest.diagnostics
      guard let parent = manifest.parent else { continue }
      let base = URL(fileURLWithPath: current.url.path, isDirectory: true)
      let place = parent == Self.standardName ? standard ?? parent : parent
      let url = URL(fileURLWithPath: place, relativeTo: base).standardizedFileURL
      var isFolder = false
      let isStandard = place == standard
      if let target = realPath(url.path), targets.contains(target) {
        faults.append(source.diagnostic(.circularParent(parent), at: manifest.parentRange))
      } else if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder, isStandard || reach.contains(url.path)
      {
        let enclosure = isStandard || inside == nil ? Enclosure(url.path) : current.enclosure
        next = Folder(url: url, path: joined(current.path, place), enclosure: enclosure)
      } else if isFolder {
        faults.append(source.diagnostic(.outsideParent(parent), at: manifest.parentRange))
      } else {
        faults.append(source.diagnostic(.missingParent(parent), at: manifest.parentRange))
      }
    }
    self.faults = faults
  }
}

/// A theme's manifest, if it has one.
private func manifest(of folder: ThemeChain.Folder) -> SourceText? {
  let file = folder.url.path + "/" + ThemeChain.fileName
  return (try? folder.enclosure.contents(of: file, maxSize: 1 << 16)).map { bytes in
    SourceText(path: "\(folder.path)/\(ThemeManifest.fileName)", bytes: bytes)
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
