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

  /// Reads a content folder from the disk; hidden files are left out.
  ///
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
        files["\(folder)/\(path)"] = try Data(contentsOf: start.appending(path: path))
      }
      return files
    }
    return Self(
      files: { try read(["md"]).mapValues { String(decoding: $0, as: UTF8.self) } },
      images: { try read(ImageFile.extensions).mapValues(Array.init) }
    )
  }
}
