import Foundation

/// Where a site's files come from; a test gives its own.
package struct SiteReader: Sendable {
  /// The Markdown files by their path relative to the site's root.
  package var files: @Sendable () throws -> [String: String]
  /// The image files, likewise.
  package var images: @Sendable () throws -> [String: [UInt8]]

  package init(
    files: @escaping @Sendable () throws -> [String: String],
    images: @escaping @Sendable () throws -> [String: [UInt8]]
  ) {
    self.files = files
    self.images = images
  }

  /// Reads a content folder from the disk; hidden files and linked folders are left out.
  ///
  /// Reading throws `ContentProblem` where a file leads out of the folder, since what lies there was
  /// never meant to be published.
  /// - Parameters:
  ///   - root: The site's root, to which paths are relative.
  ///   - folder: The content folder, relative to the root.
  /// - Returns: A reader that looks at the disk anew each time.
  package static func disk(root: String, folder: String = "content") -> Self {
    let start = URL(fileURLWithPath: root).appending(path: folder)
    let read: @Sendable ([String]) throws -> [String: Data] = { extensions in
      var files: [String: Data] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: start.path) {
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        let end = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard !isHidden, extensions.contains(end) else { continue }
        let name = "\(folder)/\(path)"
        guard try isFile(start.path + "/" + path, inside: start.path, name: name) else { continue }
        let data = try Data(contentsOf: start.appending(path: path))
        // Two names that differ only in how their letters are composed are the same text.
        guard files.updateValue(data, forKey: name) == nil else {
          throw ContentProblem.sameName(name)
        }
      }
      return files
    }
    return Self(
      files: { try read(["md"]).mapValues { String(decoding: $0, as: UTF8.self) } },
      images: { try read(ImageFile.extensions).mapValues(Array.init) }
    )
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
    guard !name.hasSuffix(".md") || size <= Page.largest else {
      throw ContentProblem.tooLarge(name, bytes: size)
    }
    return true
  case S_IFDIR: return false
  default: throw ContentProblem.noFile(name)
  }
}

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
    }
  }
}
