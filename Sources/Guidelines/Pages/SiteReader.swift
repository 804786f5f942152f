import Diagnostics
import FoundationEssentials
import Glibc

/// Reads the content folder of a site; hidden files and linked folders are left out.
///
/// Reading throws `ContentProblem` where a file leads out of the folder, since what lies there was
/// never meant to be published.
package struct SiteReader: Sendable {
  private let folder: String
  /// Where the content folder is.
  private let start: String
  private let state: FolderState

  /// - Parameters:
  ///   - root: The site's root, to which paths are relative.
  ///   - folder: The content folder, relative to the root.
  ///   - state: The content folder as it is, where that is known.
  package init(root: String, folder: String = "content", state: FolderState? = nil) {
    self.folder = folder
    start = URL(fileURLWithPath: root).appending(path: folder).path
    self.state = state ?? FolderState(of: start, includesHidden: false)
  }

  /// The texts of all Markdown files by their path relative to the site's root.
  package func files() throws -> [String: String] {
    try read(["md"]).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The image files, likewise.
  package func images() throws -> [String: [UInt8]] {
    try read(ImageFile.extensions)
  }

  /// All pages and images, checked.
  /// - Parameter outlines: What is known of pages, which are then not read before their text is needed.
  /// - Returns: The site.
  /// - Throws: `ContentProblem`, or what reading a file threw.
  package func site(_ outlines: PageOutlines = PageOutlines()) throws -> Site {
    let images = ImageFile.all(try images(), folder: folder)
    let pages = try named(["md"]).concurrentMap { name, entry -> Page? in
      if let page = outlined(entry, named: name, in: outlines) { return page }
      return try bytes(of: entry, named: name).map { bytes in
        outlines.page(SourceText(path: name, bytes: bytes), folder: folder)
      }
    }
    return Site(pages: pages.compactMap { $0 }, images: images, outlines: outlines)
  }

  /// What is to be kept of a site for the next reading, after what was kept before.
  package func outlines(of site: Site, after known: PageOutlines) -> PageOutlines {
    var statuses: [String: FileStatus] = [:]
    statuses.reserveCapacity(state.entries.count)
    for entry in state.entries where entry.kind == .file && state.isSettled(entry.status) {
      statuses["\(folder)/\(entry.path)"] = entry.status
    }
    return PageOutlines(of: site, after: known) { statuses[$0.path] }
  }

  /// The page of a file that is the one whose outline is known, by what the file system says.
  private func outlined(
    _ entry: FolderState.Entry,
    named name: String,
    in outlines: PageOutlines
  ) -> Page? {
    guard entry.kind == .file, let known = outlines.outline(of: name, entry.status) else {
      return nil
    }
    let (start, path) = (start, entry.path)
    let text = PageText(path: name, digest: known.digest) {
      Guidelines.bytes(ofFile: start + "/" + path).map { SourceText(path: name, bytes: $0) }
    }
    return Page(path: name, text: text, folder: folder, outline: known.outline)
  }

  private func read(_ extensions: [String]) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (name, entry) in try named(extensions) { files[name] = try bytes(of: entry, named: name) }
    return files
  }

  /// The files whose names end so, sorted by their path relative to the site's root.
  private func named(_ extensions: [String]) throws -> [(name: String, entry: FolderState.Entry)] {
    // Throws where the folder cannot be looked into.
    _ = try FileManager.default.contentsOfDirectory(atPath: start)
    var names: Set<String> = []
    var found: [(name: String, entry: FolderState.Entry)] = []
    for entry in state.entries where entry.kind != .folder && entry.hasExtension(of: extensions) {
      let name = "\(folder)/\(entry.path)"
      // Two names that differ only in how their letters are composed are the same text.
      guard names.insert(name).inserted else { throw ContentProblem.sameName(name) }
      found.append((name, entry))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The bytes of a file; `nil` where it is gone, or has become a folder.
  private func bytes(of entry: FolderState.Entry, named name: String) throws -> [UInt8]? {
    let path = start + "/" + entry.path
    if let bytes = Guidelines.bytes(ofFile: path, atMost: largest(named: name)) { return bytes }
    guard try isFile(path, inside: start, name: name) else { return nil }
    return try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension FolderState.Entry {
  /// Whether the name ends in one of these, whatever the case of its letters.
  fileprivate func hasExtension(of extensions: [String]) -> Bool {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    let end = dot.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return extensions.contains { $0.utf8.elementsEqual(end.utf8) }
      || end.utf8.contains { $0 >= 0x80 || (0x41...0x5A).contains($0) }
        && extensions.contains(end.lowercased())
  }
}

/// Tells a file that can be read to its end, or a link to one inside of the folder, from a folder.
/// - Parameters:
///   - path: Where it is.
///   - folder: The content folder.
///   - name: What the path is called in `ContentProblem`.
/// - Returns: Whether the path is such a file.
/// - Throws: `ContentProblem` where it is neither that nor a folder, or is too large for a page.
package func isFile(_ path: String, inside folder: String, name: String) throws -> Bool {
  var status = stat()
  guard lstat(path, &status) == 0 else { return false }
  if status.st_mode & S_IFMT == S_IFLNK {
    guard let target = realPath(path), let folder = realPath(folder) else {
      throw ContentProblem.deadLink(name)
    }
    guard target.hasPrefix(folder + "/") else { throw ContentProblem.outside(name, target: target) }
    guard stat(target, &status) == 0 else { return false }
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG:
    let size = Int(status.st_size)
    guard size <= largest(named: name) else {
      throw ContentProblem.tooLarge(name, bytes: size)
    }
    return true
  case S_IFDIR: return false
  default: throw ContentProblem.noFile(name)
  }
}

/// How many bytes a file may have.
private func largest(named name: String) -> Int { name.hasSuffix(".md") ? Page.largest : .max }

/// Where a path leads when all links are followed; `nil` where it leads nowhere.
private func realPath(_ path: String) -> String? {
  guard let target = realpath(path, nil) else { return nil }
  defer { free(target) }
  return String(cString: target)
}

/// What is wrong with a file of the content folder, so that nothing is read.
package enum ContentProblem: Error, Equatable, CustomStringConvertible {
  /// A link whose target is missing.
  case deadLink(String)
  /// A device, a pipe or a socket.
  case noFile(String)
  /// A page of more than `Page.largest` bytes.
  case tooLarge(String, bytes: Int)
  /// A link to somewhere else.
  case outside(String, target: String)
  /// Two files whose names differ only in how their letters are composed.
  case sameName(String)
  /// A page that was another one when its text was needed.
  case changedMeanwhile(String)

  /// What is wrong, then the mend.
  package var description: String {
    switch self {
    case .deadLink(let name):
      "'\(name)' is a link that leads nowhere: remove it, or put the file there"
    case .noFile(let name): "'\(name)' is a device or a pipe: put a file there"
    case .tooLarge(let name, let bytes):
      "'\(name)' has \(bytes) bytes, and a page at most \(Page.largest): split it, or put it elsewhere"
    case .outside(let name, let target):
      "'\(name)' is a link to '\(target)', which is not of the site: put the file itself there"
    case .sameName(let name):
      "there are two files '\(name)', whose letters are composed differently: rename one"
    case .changedMeanwhile(let name):
      "'\(name)' was changed while the site was built: build it again"
    }
  }
}
