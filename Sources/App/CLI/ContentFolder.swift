import Diagnostics
import FileSystem
import Glibc
import Guidelines
import Threads

/// Reads the content folder of a site, without hidden files.
///
/// Files that cannot or must not be read are left out and have a finding. An example is a link that
/// leads out of the folder, because its target was not meant to be published.
struct ContentFolder: Sendable {
  /// The site's root; paths are relative to it.
  let root: String
  /// The content folder, relative to the root.
  let folder: String
  /// What all files must be in.
  private let enclosure: Enclosure

  init(root: String, folder: String) {
    (self.root, self.folder) = (root, folder)
    enclosure = Enclosure(root + "/" + folder)
  }

  /// The files of a content folder.
  struct Content: Sendable {
    /// The Markdown files by their path relative to the site's root.
    var pages: [String: SourceText] = [:]
    /// The image files, sorted by path.
    var images: [ImageFile] = []
    /// Everything else in the folder.
    var findings: [Diagnostic] = []
  }

  /// All pages and images, checked.
  /// - Throws: `UnreadableFile` for a folder that cannot be listed.
  func site() throws -> Site {
    let content = try content()
    let pages = Array(content.pages.values).concurrentMap { source in
      guardingReading(of: source.path) { Page(source, folder: folder) }
    }
    return Site(pages: pages, images: content.images, findings: content.findings)
  }

  /// All files.
  /// - Throws: `UnreadableFile` for a folder that cannot be listed.
  func content() throws -> Content {
    var content = Content()
    var images: [String: [UInt8]] = [:]
    var total = ByteTotal()
    for file in try listed() {
      do throws(ContentProblem) {
        guard let bytes = try bytes(of: file) else { continue }
        guard total.add(bytes.count, of: file.path) else {
          let location = SourceLocation(path: total.largest, line: 1, column: 1)
          content.findings.append(Diagnostic(ContentProblem.tooMuch.message, at: location))
          break
        }
        guard content.pages[file.path] == nil, images[file.path] == nil else {
          throw .sameName(file.path)
        }
        if file.path.isPage {
          content.pages[file.path] = SourceText(path: file.path, bytes: bytes)
        } else {
          images[file.path] = bytes
        }
      } catch {
        let location = SourceLocation(path: file.path, line: 1, column: 1)
        content.findings.append(Diagnostic(error.message, at: location))
      }
    }
    content.images = ImageFile.all(images, folder: folder)
    return content
  }

  /// Everything that may be a page, an image or a linked folder, by paths relative to the site's root.
  private func listed() throws(UnreadableFile) -> [ListedFile] {
    try files(below: root + "/" + folder)
      .map { file in
        let path = folder + "/" + file.path
        return ListedFile(path: path, isLink: file.isLink, isNamedInUTF8: file.isNamedInUTF8)
      }
      .filter {
        $0.isLink || !$0.isNamedInUTF8 || $0.path.isPage || $0.path.isImage
          || $0.path.isPageOfOthers || isLinkable($0.path)
      }
  }

  /// Whether it is another file that the site publishes if a page links to it.
  private func isLinkable(_ path: String) -> Bool {
    ImageFile.isLinkable(String(path.dropFirst(folder.count + 1)))
  }

  /// The bytes of a file; `nil` if it was removed, or is a link to what is no page.
  private func bytes(of file: ListedFile) throws(ContentProblem) -> [UInt8]? {
    guard file.isNamedInUTF8 else { throw .notUTF8 }
    guard !file.path.isPageOfOthers else { throw .otherExtension }
    guard try isFile(file.path) else { return nil }
    do throws(Enclosure.Fault) {
      let limit = file.path.isMarkdown ? Page.maxSize : ImageFile.maxSize
      return try enclosure.contents(of: root + "/" + file.path, maxSize: limit)
    } catch {
      switch error {
      case .missing: return nil
      case .outside(let target): throw .outside(target: target)
      case .noFile: throw .noFile
      case .tooLarge(let bytes): throw .tooLarge(bytes: bytes)
      case .unreadable(let code): throw .unreadable(code)
      }
    }
  }

  /// Whether a path is a page or an image: a regular file, or a link to one inside the folder.
  private func isFile(_ name: String) throws(ContentProblem) -> Bool {
    let path = root + "/" + name
    let isContent = name.isPage || name.isImage
    var status = stat()
    if !isContent, isLinkable(name) {
      // Another file that a page may link to: never through a link, and not a very large one.
      let isRegular = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      if isRegular { return status.st_size <= ImageFile.maxSize && access(path, R_OK) == 0 }
    }
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw .unreadable(errno)
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      guard isContent || isFolder else { return false }
      guard realPath(path) != nil else { throw .deadLink }
      guard !isFolder else { throw .linkedFolder }
      do throws(Enclosure.Fault) {
        _ = try enclosure.names(of: path)
      } catch {
        if case .outside(let target) = error { throw .outside(target: target) }
        throw .deadLink
      }
      guard stat(path, &status) == 0 else { return false }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let size = Int(status.st_size)
      let limit = name.isMarkdown ? Page.maxSize : ImageFile.maxSize
      guard size <= limit || !isContent else { throw .tooLarge(bytes: size) }
      return isContent
    case S_IFDIR: return false
    default: throw .noFile
    }
  }
}

extension String {
  fileprivate var isPage: Bool { isMarkdown || hasExtension(in: ["md"]) }
  /// Whether other programs take it for a page of Markdown.
  fileprivate var isPageOfOthers: Bool {
    hasExtension(in: ["markdown", "mdown", "mdwn", "mkd", "mdx"])
  }
  fileprivate var isImage: Bool { hasExtension(in: ImageFile.extensions) }

  /// Whether a path has one of these extensions, ignoring case.
  private func hasExtension(in extensions: [String]) -> Bool {
    extensions.contains((split(separator: ".").last ?? "").lowercased())
  }
}

/// Why something in the content folder is not on the site.
enum ContentProblem: Error, Equatable {
  /// A link whose target is missing.
  case deadLink
  /// A link to a folder.
  case linkedFolder
  /// A device, a pipe or a socket.
  case noFile
  /// A page whose name does not end in `.md`.
  case otherExtension
  /// A name that is not UTF-8.
  case notUTF8
  /// A page of more than `Page.maxSize` bytes, or an image of more than `ImageFile.maxSize`.
  case tooLarge(bytes: Int)
  /// The files together have more than `ByteTotal.most` bytes, and this is the largest.
  case tooMuch
  /// A link that leads out of the folder.
  case outside(target: String)
  /// One of two files whose names differ only in Unicode normalization.
  case sameName(String)
  /// A file that the system cannot read, with its error code.
  case unreadable(Int32)
}

extension ContentProblem {
  /// The finding about it.
  var message: Diagnostic.Message {
    let (what, why, fix) = parts
    return Diagnostic.Message(id: "content-file", what: what, why: why, fix: fix)
  }

  private var parts: (what: String, why: String, fix: String) {
    switch self {
    case .deadLink:
      ("the link leads nowhere", "its target does not exist", "remove it, or put the file there")
    case .linkedFolder:
      (
        "the linked folder is left out", "a link to a folder can lead in circles",
        "put the folder itself there"
      )
    case .noFile:
      ("a page or an image must be a file", "this is a device, a pipe or a socket", "remove it")
    case .otherExtension:
      (
        "the page is not read", "pages are the files whose names end in '.md'",
        "rename it, or move it out of the content folder"
      )
    case .notUTF8:
      (
        "the name is not UTF-8 text", "nothing could link to the file, so it is left out",
        "rename it"
      )
    case .tooLarge(let bytes):
      (
        "the file has \(bytes) bytes",
        "a page has at most \(Page.maxSize), an image \(ImageFile.maxSize), so it is left out",
        "split it or make it smaller, or put it elsewhere"
      )
    case .tooMuch:
      (
        "the files of the content folder have more than \(ByteTotal.most >> 20) MB",
        "the site is made in memory; this is the largest one",
        "make it smaller, or put it elsewhere"
      )
    case .outside(let target):
      (
        "the link leads out of the content folder",
        "'\(target)' may not be meant to be published, so it is left out",
        "put the file itself there"
      )
    case .sameName(let name):
      (
        "there are two files '\(name)'", "their letters are composed differently",
        "rename one of them"
      )
    case .unreadable(let code):
      (
        "the file cannot be read", String(cString: strerror(code)),
        "check its permissions, or move it"
      )
    }
  }
}
