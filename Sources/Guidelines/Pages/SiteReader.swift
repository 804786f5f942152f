import Foundation

/// Where a site's files come from; a test gives its own.
package struct SiteReader: Sendable {
  /// The Markdown files by their path relative to the site's root.
  package var files: @Sendable () throws -> [String: String]

  package init(files: @escaping @Sendable () throws -> [String: String]) {
    self.files = files
  }

  /// Reads a content folder from the disk; hidden files are left out.
  ///
  /// - Parameters:
  ///   - root: The site's root, to which paths are relative.
  ///   - folder: The content folder, relative to the root.
  /// - Returns: A reader that looks at the disk anew each time.
  package static func disk(root: String, folder: String = "content") -> Self {
    Self {
      let start = URL(fileURLWithPath: root).appending(path: folder)
      var files: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: start.path).sorted() {
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        guard path.hasSuffix(".md"), !isHidden else { continue }
        let data = try Data(contentsOf: start.appending(path: path))
        files["\(folder)/\(path)"] = String(decoding: data, as: UTF8.self)
      }
      return files
    }
  }
}
