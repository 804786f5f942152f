import FileSystem
import FoundationEssentials

/// The files on this machine that a program can consist of.
///
/// What a user names can be anywhere. What a folder, a package, a project or a page names, a stranger may have
/// chosen: it must be below certain folders and not hidden, after links are resolved. What the system shows as
/// files, such as the environment of a process, is never part of a program.
package struct ProgramDisk: Sendable {
  /// The folders that can be read.
  private let boundaries: [Enclosure]
  /// Files that the user names, which can be read wherever they are.
  private let named: Set<String>
  /// The most bytes of one file of code, if there is a limit.
  let maxCodeSize: Int?
  /// Folders that are left out of others.
  private let excluded: [String]

  /// What a user names, and what is beside it: in its repository, else in its folder.
  /// - Parameters:
  ///   - operands: The absolute paths of files and folders, and patterns of them.
  ///   - repository: The repository around a folder.
  package init(for operands: [String], repository: (String) -> String? = { _ in nil }) {
    var boundaries: [Enclosure] = []
    var named: Set<String> = []
    for operand in operands.map(normalized) {
      var isFolder = false
      let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      let start = exists ? operand : PagePrograms.start(of: operand)
      let isBundle = operand.hasSuffix(".xcodeproj") || operand.hasSuffix(".xcworkspace")
      if exists, !isFolder { named.insert(operand) }
      if isFolder || start != operand { boundaries.append(Enclosure(start)) }
      let folder = isBundle || exists && !isFolder ? parent(of: start) : start
      boundaries.append(Enclosure(folder))
      if let around = repository(realPath(folder) ?? folder) {
        boundaries.append(Enclosure(around))
      }
    }
    (self.boundaries, self.named, excluded, maxCodeSize) = (boundaries, named, [], nil)
  }

  /// What is below a folder, without some folders inside.
  init(below folder: String, excluding folders: [String], maxCodeSize: Int) {
    (boundaries, named) = ([Enclosure(folder)], [])
    excluded = folders.map { $0 + "/" }
    self.maxCodeSize = maxCodeSize
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
    guard !isOfSystem(path) else { return nil }
    if named.contains(path) { return (try? FileSystem.contents(ofFile: path)) ?? nil }
    return boundaries.firstNonNil { try? $0.contents(of: path, maxSize: maxCodeSize ?? .max) }
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
  func allows(_ path: String) -> Bool {
    !isOfSystem(path) && (named.contains(path) || boundaries.contains { $0.contains(path) })
  }

  /// Whether a path leads, or would lead if something were there, to what must not be read.
  package func isOutside(_ path: String) -> Bool {
    var path = path
    while !exists(path), !path.isEmpty { path = parent(of: path) }
    return !allows(path)
  }

  private func isOfSystem(_ path: String) -> Bool {
    // What exists without a path is a pipe, such as the one behind '/dev/stdin'.
    guard let target = realPath(path) else { return exists(path) }
    return ["/proc", "/sys", "/dev"].contains { target == $0 || target.hasPrefix($0 + "/") }
  }
}

extension Array {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}

/// The folders of package managers and builds.
private let foreignFolders: Set = [
  "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
]
