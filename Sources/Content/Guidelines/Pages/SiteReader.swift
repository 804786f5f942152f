import Diagnostics
import FileSystem
import FoundationEssentials
import Glibc
import Threads

/// Reads the content folder of a site; hidden files and linked folders are left out.
///
/// Reading throws `ContentProblem` where a file leads out of the folder, since what lies there was
/// never meant to be published.
package struct SiteReader: Sendable {
  private let folder: String
  /// Where the content folder is.
  private let start: String
  private let state: FolderState
  private let pageFiles: [File]
  private let imageFiles: [File]

  /// A file that is read.
  private struct File {
    /// Its path relative to the site's root, by which files are sorted.
    let name: String
    let entry: FolderState.Entry
  }

  /// - Parameters:
  ///   - root: The site's root, to which paths are relative.
  ///   - folder: The content folder, relative to the root.
  ///   - state: The content folder as it is, where that is known.
  package init(root: String, folder: String = "content", state: FolderState? = nil) {
    self.folder = folder
    start = URL(fileURLWithPath: root).appending(path: folder).path
    let state = state ?? FolderState(of: start, includesHidden: false)
    self.state = state
    let prefix = folder + "/"
    func files(_ isWanted: (FolderState.Entry) -> Bool) -> [File] {
      state.entries.filter { $0.kind != .folder && isWanted($0) }
        .map { File(name: prefix + $0.path, entry: $0) }
        .sorted { $0.name < $1.name }
    }
    pageFiles = files(\.isPage)
    imageFiles = files(\.isImage)
  }

  /// The texts of all Markdown files by their path relative to the site's root.
  package func files() throws -> [String: String] {
    try check(pageFiles)
    return try bytes(of: pageFiles).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The image files, likewise.
  package func images() throws -> [String: [UInt8]] {
    try check(imageFiles)
    return try bytes(of: imageFiles)
  }

  /// All pages and images, checked.
  /// - Parameter outlines: What is known of pages, which are then not read before their text is needed.
  /// - Returns: The site.
  /// - Throws: `ContentProblem`, or what reading a file threw.
  package func site(_ outlines: PageOutlines = PageOutlines()) throws -> Site {
    let images = ImageFile.all(try images(), folder: folder)
    try check(pageFiles)
    var pages = pageFiles.indices.map { outlined(pageFiles[$0], near: $0, in: outlines) }
    let unknown = pageFiles.indices.filter { pages[$0] == nil }
    let read = try unknown.concurrentMap { place -> Page? in
      let file = pageFiles[place]
      return try bytes(of: file).map { bytes in
        outlines.page(SourceText(path: file.name, bytes: bytes), folder: folder)
      }
    }
    for (place, page) in zip(unknown, read) { pages[place] = page }
    return Site(pages: pages.compactMap { $0 }, images: images, outlines: outlines)
  }

  /// What is to be kept of a site for the next reading, after what was kept before.
  package func outlines(of site: Site, after known: PageOutlines) -> PageOutlines {
    var next = 0
    return PageOutlines(of: site, after: known) { page in
      // Both are in the order of their paths.
      while next < pageFiles.count, pageFiles[next].name != page.path { next += 1 }
      guard next < pageFiles.count, pageFiles[next].entry.kind == .file else { return nil }
      let status = pageFiles[next].entry.status
      return state.isSettled(status) ? status : nil
    }
  }

  /// The page of a file that is the one whose outline is known, by what the file system says.
  private func outlined(_ file: File, near place: Int, in outlines: PageOutlines) -> Page? {
    guard file.entry.kind == .file, let known = outlines.record(of: file.name, near: place),
      known.status == file.entry.status, let outline = known.outline
    else { return nil }
    let (start, name, path) = (start, file.name, file.entry.path)
    let text = PageText(path: name, fingerprint: known.fingerprint) {
      FileSystem.bytes(ofFile: start + "/" + path).map { SourceText(path: name, bytes: $0) }
    }
    return Page(path: name, text: text, folder: folder, outline: outline)
  }

  /// Throws where the folder cannot be looked into, and where one name stands for two files.
  private func check(_ files: [File]) throws {
    if let folder = opendir(start) {
      closedir(folder)
    } else {
      _ = try FileManager.default.contentsOfDirectory(atPath: start)
    }
    // Two names that differ only in how their letters are composed are the same text.
    for place in files.indices.dropFirst() where files[place].name == files[place - 1].name {
      throw ContentProblem.sameName(files[place].name)
    }
  }

  /// What is in files, by their names.
  private func bytes(of files: [File]) throws -> [String: [UInt8]] {
    var bytes: [String: [UInt8]] = [:]
    for file in files { bytes[file.name] = try self.bytes(of: file) }
    return bytes
  }

  /// The bytes of a file; `nil` where it is gone, or has become a folder.
  private func bytes(of file: File) throws -> [UInt8]? {
    let (path, name) = (start + "/" + file.entry.path, file.name)
    if let bytes = FileSystem.bytes(ofFile: path, atMost: largest(named: name)) { return bytes }
    guard try isFile(path, inside: start, name: name) else { return nil }
    return try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension FolderState.Entry {
  fileprivate var isPage: Bool { path.isMarkdown || has(["md"]) }
  fileprivate var isImage: Bool { !isPage && has(ImageFile.extensions) }

  /// Whether the name ends in one of these, whatever the case of its letters.
  private func has(_ extensions: [String]) -> Bool {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    let end = dot.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return extensions.contains(end.lowercased())
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
private func largest(named name: String) -> Int { name.isMarkdown ? Page.largest : .max }

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
