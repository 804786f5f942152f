import Guidelines
import Mustache

extension ImageFile {
  /// The file in the site, which is the same; `nil` where it is not published.
  var file: OutputFile? { mayRunScript ? nil : OutputFile(path: sitePath, bytes: bytes) }
}

/// An image of the site as a page shows it.
struct ImageMarkup {
  /// The link from the page to the file.
  let address: String
  let size: ImageSize

  /// - Parameters:
  ///   - description: What it shows, escaped.
  ///   - title: What appears beside it; empty for nothing.
  /// - Returns: An element without text of its own.
  func html(description: String, title: String) -> String {
    let title = title.isEmpty ? "" : " title=\"\(escapedHTML(title))\""
    return "<img src=\"\(escapedHTML(address))\" alt=\"\(description)\"\(title)"
      + " width=\"\(size.width)\" height=\"\(size.height)\" loading=\"lazy\">"
  }
}
