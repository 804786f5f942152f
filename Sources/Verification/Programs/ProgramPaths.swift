import FileSystem
import FoundationEssentials

/// A path without `.`, `..` and empty parts.
func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// Whether there is a file, not a folder, at a path.
func isFile(_ path: String) -> Bool {
  var isFolder = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
}

func isFolder(_ path: String) -> Bool {
  var isFolder = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
}

/// The absolute paths of the files in a folder and its subfolders, without what other tools put there.
func filesOnDisk(below folder: String) -> [String] {
  guard let found = try? files(below: folder) else { return [] }
  return found.filter { file in
    !file.isLink && file.isNamedInUTF8
      && !file.path.split(separator: "/").contains { foreignFolders.contains(String($0)) }
  }
  .map { folder + "/" + $0.path }
}

/// The folders of package managers and builds.
private let foreignFolders: Set = [
  "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
]
