/// An image that pages can show, or another file of the content folder that they can link to.
package struct ImageFile: Equatable, Sendable {
  /// The file extensions of images.
  package static let extensions = ["jpeg", "jpg", "png", "svg"]
  /// The extensions of other files that a page may link to: documents and data.
  ///
  /// A browser shows or saves them, and a server sends them: neither runs them or is set up by them.
  package static let linkable = [
    "7z", "aac", "aif", "aiff", "avif", "bz2", "c", "caf", "cpp", "csv", "diff", "docx", "epub",
    "flac", "gif", "gz", "h", "heic", "json", "jsonl", "key", "log", "m", "m4a", "m4v", "mov",
    "mp3", "mp4", "numbers", "odp", "ods", "odt", "ogg", "pages", "patch", "pdf", "pptx",
    "resolved", "rtf", "srt", "swift", "tar", "tgz", "tiff", "tsv", "txt", "vtt", "wav", "webm",
    "webp", "xlsx", "xz", "zip", "zst",
  ]
  /// The extensions of compressed files.
  private static let compressed: Set = ["bz2", "gz", "xz", "zst"]
  /// The files at the top of a site by which hosts, crawlers and package managers are set up.
  private static let settings = [
    "ads.txt", "app-ads.txt", "amplify.json", "composer.json", "deno.json", "edgeone.json",
    "esa.json", "firebase.json", "import_map.json", "now.json", "package.json", "robots.txt",
    "security.txt", "sellers.json", "serve.json", "static.json", "staticwebapp.config.json",
    "vercel.json", "web.json", "wrangler.json",
  ]

  /// Whether a page may link to a file that is no image.
  /// - Parameter path: Its path in the site.
  /// - Returns: Whether the site publishes it then.
  package static func isLinkable(_ path: String) -> Bool {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last, linkable.contains(String(last)) else {
      return false
    }
    // Some servers run 'a.php.txt', and some send 'a.html.gz' in place of 'a.html'.
    let others = parts.dropFirst().dropLast()
    let runs = others.contains {
      $0.hasPrefix("ph") || ["asp", "aspx", "cgi", "shtml"].contains($0)
    }
    let isReplacement = compressed.contains(String(last)) && !others.allSatisfy { $0 == "tar" }
    let isSetting = !path.contains("/") && (settings.contains(name) || name.hasPrefix("_"))
    return !runs && !isReplacement && !isSetting
  }
  /// The most bytes of an image, which every reader of its page loads.
  package static let maxSize = 16 << 20

  /// The file, such as `content/images/graph.png`.
  package let path: String
  /// The path in the content folder, which is also its path in the site.
  package let sitePath: String
  /// The bytes to publish.
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
    let isDrawing = path.lowercased().hasSuffix(".svg")
    let drawing = isDrawing ? Drawing(bytes)?.bytes : nil
    mayRunScript = isDrawing && drawing == nil
    self.bytes = drawing ?? bytes
    sitePath = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    isImage = Self.extensions.contains((path.split(separator: ".").last ?? "").lowercased())
    size = isImage ? ImageSize(of: bytes) : nil
  }
}
