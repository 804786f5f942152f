import FileSystem
import FoundationEssentials

/// The files on this machine that a program can consist of.
///
/// A user can name any. A page, which a stranger may have written, can name those below one folder that are not
/// hidden; what a link leads to must be there as well.
package struct ProgramDisk: Sendable {
  /// The only folder that can be read; `nil` for all.
  private let boundary: Enclosure?
  /// The most bytes of one file of code, if there is a limit.
  private let maxCodeSize: Int?
  /// Folders that are left out of others.
  private let excluded: [String]

  /// Everything that the user can read.
  package static let all = ProgramDisk(boundary: nil, excluded: [], maxCodeSize: nil)

  private init(boundary: Enclosure?, excluded: [String], maxCodeSize: Int?) {
    (self.boundary, self.excluded, self.maxCodeSize) = (boundary, excluded, maxCodeSize)
  }

  /// What is below a folder, without some folders inside.
  init(below folder: String, excluding folders: [String], maxCodeSize: Int) {
    self.init(
      boundary: Enclosure(folder),
      excluded: folders.map { $0 + "/" },
      maxCodeSize: maxCodeSize
    )
  }

  /// Whether there is a file, not a folder, at a path.
  func isFile(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
      && allows(path)
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
      && allows(path)
  }

  /// The bytes of a file; `nil` if it cannot or must not be read.
  func contents(of path: String) -> [UInt8]? {
    guard let boundary else { return (try? FileSystem.contents(ofFile: path)) ?? nil }
    return try? boundary.contents(of: path, maxSize: maxCodeSize ?? .max)
  }

  /// The absolute paths of the files in a folder and its subfolders, without what other tools put there.
  package func files(below folder: String) -> [String] {
    guard allows(folder), let found = try? FileSystem.files(below: folder) else { return [] }
    return found.filter { file in
      !file.isLink && file.isNamedInUTF8
        && !file.path.split(separator: "/").contains { foreignFolders.contains(String($0)) }
    }
    .map { folder + "/" + $0.path }
    .filter { file in !excluded.contains(where: file.hasPrefix) }
  }

  /// Whether there is anything at a path.
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether what a path leads to can be read.
  func allows(_ path: String) -> Bool { boundary.map { $0.contains(path) } ?? true }
}

/// The folders of package managers and builds.
private let foreignFolders: Set = [
  "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
]
