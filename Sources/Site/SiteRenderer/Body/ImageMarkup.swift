import Escaping
import Guidelines
import Mustache

extension ImageFile {
  /// The unchanged file in the site; `nil` if it is not published.
  var file: OutputFile? { mayRunScript ? nil : OutputFile(path: sitePath, bytes: bytes) }
}

/// An image of the site on a page.
struct ImageMarkup {
  /// The link from the page to the file.
  let address: String
  let size: ImageSize

  /// - Parameters:
  ///   - description: The alternative text, escaped.
  ///   - title: The tooltip; empty for none.
  /// - Returns: An element without text.
  func html(description: String, title: String) -> String {
    let title = title.isEmpty ? "" : " title=\"\(escapedHTML(title))\""
    return "<img src=\"\(escapedHTML(address))\" alt=\"\(description)\"\(title)"
      + " width=\"\(size.width)\" height=\"\(size.height)\" loading=\"lazy\">"
  }
}
