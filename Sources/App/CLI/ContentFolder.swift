import Diagnostics
import FileSystem
import Glibc
import Guidelines
import Threads

/// Reads the content folder of a site, without hidden files and linked folders.
///
/// Reading throws `ContentProblem` if a file leads out of the folder, because what it leads to was not
/// meant to be published, and `UnreadableFile` if a file or folder cannot be read.
struct ContentFolder: Sendable {
  /// The site's root; paths are relative to it.
  let root: String
  /// The content folder, relative to the root.
  let folder: String

  /// All pages and images, checked.
  func site() throws -> Site {
    let (pages, images) = try listed()
    let read = try pages.concurrentMap { name throws -> Page? in
      try bytes(of: name).map { Page(SourceText(path: name, bytes: $0), folder: folder) }
    }
    let files = ImageFile.all(try bytes(of: images), folder: folder)
    return Site(pages: read.compactMap { $0 }, images: files)
  }

  /// The texts of all Markdown files by their path relative to the site's root.
  func texts() throws -> [String: String] {
    try bytes(of: listed().pages).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The image files, by path.
  func images() throws -> [String: [UInt8]] { try bytes(of: listed().images) }

  /// The current text of a page, or `nil` if it was removed.
  func text(of page: String) throws -> String? {
    try bytes(of: page).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all pages and images relative to the site's root.
  private func listed() throws -> (pages: [String], images: [String]) {
    let paths = try files(below: root + "/" + folder).map { folder + "/" + $0.path }
    let pages = paths.filter { $0.isMarkdown || $0.hasExtension(in: ["md"]) }
    let images = paths.filter { $0.hasExtension(in: ImageFile.extensions) }
    // Two names that differ only in Unicode normalization are equal strings.
    for list in [pages, images] {
      for (name, next) in zip(list, list.dropFirst()) where name == next {
        throw ContentProblem.sameName(name)
      }
    }
    return (pages, images)
  }

  /// The contents of files, by their paths relative to the site's root.
  private func bytes(of names: [String]) throws -> [String: [UInt8]] {
    var bytes: [String: [UInt8]] = [:]
    for name in names { bytes[name] = try self.bytes(of: name) }
    return bytes
  }

  /// The bytes of a file; `nil` if it was removed or is now a folder.
  private func bytes(of name: String) throws -> [UInt8]? {
    try isFile(name) ? contents(ofFile: root + "/" + name) : nil
  }

  /// Whether a path is a regular file, or a link to one inside the folder.
  /// - Throws: `ContentProblem` if it is neither that nor a folder, or is too large for a page.
  private func isFile(_ name: String) throws -> Bool {
    let path = root + "/" + name
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw UnreadableFile(path: path)
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let target = realPath(path), let folder = realPath(root + "/" + folder) else {
        throw ContentProblem.deadLink(name)
      }
      guard target.hasPrefix(folder + "/") else {
        throw ContentProblem.outside(name, target: target)
      }
      guard stat(target, &status) == 0 else { return false }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let size = Int(status.st_size)
      guard size <= (name.isMarkdown ? Page.maxSize : ImageFile.maxSize) else {
        throw ContentProblem.tooLarge(name, bytes: size)
      }
      return true
    case S_IFDIR: return false
    default: throw ContentProblem.noFile(name)
    }
  }
}

extension String {
  /// Whether a path has one of these extensions, ignoring case.
  fileprivate func hasExtension(in extensions: [String]) -> Bool {
    extensions.contains((split(separator: ".").last ?? "").lowercased())
  }
}

/// The target of a path after following all links; `nil` if it does not exist.
private func realPath(_ path: String) -> String? {
  guard let target = realpath(path, nil) else { return nil }
  defer { free(target) }
  return String(cString: target)
}

/// An error in a file of the content folder that prevents reading the site.
enum ContentProblem: Error, Equatable {
  /// A link whose target is missing.
  case deadLink(String)
  /// A device, a pipe or a socket.
  case noFile(String)
  /// A page of more than `Page.maxSize` bytes, or an image of more than `ImageFile.maxSize`.
  case tooLarge(String, bytes: Int)
  /// A link that leads out of the folder.
  case outside(String, target: String)
  /// Two files whose names differ only in Unicode normalization.
  case sameName(String)
}

extension ContentProblem: CustomStringConvertible {
  /// The problem, then the fix.
  var description: String {
    switch self {
    case .deadLink(let name):
      "'\(name)' is a link that leads nowhere: remove it, or put the file there"
    case .noFile(let name): "'\(name)' is a device or a pipe: put a file there"
    case .tooLarge(let name, let bytes):
      "'\(name)' has \(bytes) bytes, and "
        + (name.isMarkdown
          ? "a page at most \(Page.maxSize): split it, or put it elsewhere"
          : "an image at most \(ImageFile.maxSize): make it smaller, or put it elsewhere")
    case .outside(let name, let target):
      "'\(name)' is a link to '\(target)', which is not of the site: put the file itself there"
    case .sameName(let name):
      "there are two files '\(name)', whose letters are composed differently: rename one"
    }
  }
}
