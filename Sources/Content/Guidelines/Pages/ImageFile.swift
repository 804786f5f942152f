/// An image that pages can show, or another file of the content folder that they can link to.
package struct ImageFile: Equatable, Sendable {
  /// The file extensions of images.
  package static let extensions = ["jpeg", "jpg", "png", "svg"]
  /// The extensions of other files that browsers may run instead of showing or saving them.
  package static let unpublished = [
    "htm", "html", "js", "mjs", "mht", "mhtml", "shtml", "svgz", "swf", "wasm", "xht", "xhtml",
    "xml", "xsl",
  ]
  /// The most bytes of an image, which every reader of its page loads.
  package static let maxSize = 16 << 20

  /// The file, such as `content/images/graph.png`.
  package let path: String
  /// The path in the content folder, which is also its path in the site.
  package let sitePath: String
  package let bytes: [UInt8]
  /// In CSS pixels; `nil` if the file does not specify it.
  package let size: ImageSize?
  /// Whether the file could run a script when opened directly; such a file is not published.
  package let mayRunScript: Bool
  /// Whether it can be shown on a page; another file is published if a page links to it.
  package let isImage: Bool

  /// The files of a content folder, sorted by path.
  package static func all(_ files: [String: [UInt8]], folder: String) -> [ImageFile] {
    files.sorted { $0.key < $1.key }
      .map { ImageFile(path: $0.key, bytes: $0.value, folder: folder) }
  }

  private init(path: String, bytes: [UInt8], folder: String) {
    self.path = path
    self.bytes = bytes
    sitePath = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    isImage = Self.extensions.contains((path.split(separator: ".").last ?? "").lowercased())
    size = isImage ? ImageSize(of: bytes) : nil
    mayRunScript = path.lowercased().hasSuffix(".svg") && !SVGScan.isInert(bytes)
  }
}
