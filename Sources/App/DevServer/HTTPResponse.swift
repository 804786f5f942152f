/// A response; the connection is closed after it.
package struct HTTPResponse: Equatable, Sendable {
  package var status: Status
  package var contentType: String
  package var body: [UInt8]
  /// Where to look instead, relative to the address of the request.
  var location: String?

  package enum Status: Int, Error, Sendable {
    case ok = 200
    case found = 302
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case headTooLarge = 431
    case serviceUnavailable = 503
    case versionNotSupported = 505

    var reason: String {
      switch self {
      case .ok: "OK"
      case .found: "Found"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .headTooLarge: "Request Header Fields Too Large"
      case .serviceUnavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  package init(_ status: Status = .ok, contentType: String, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// A short text message instead of a page.
  package init(_ status: Status, text: String) {
    self.init(status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  /// What the page may do: it loads and sends nothing elsewhere.
  ///
  /// Only a script of the theme still could, by leaving the page.
  private var policy: String {
    contentType.hasPrefix("text/html")
      ? "default-src 'self' 'unsafe-inline' data: blob:; form-action 'self'; base-uri 'self'; frame-ancestors 'none'"
      : "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
  }

  /// The bytes to send; for a HEAD request, without the body.
  ///
  /// Clients must not cache it, because the next save may change the site.
  package func bytes(withBody: Bool) -> [UInt8] {
    let head = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)",
      "Content-Type: \(contentType)",
      "Content-Length: \(body.count)",
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      // Only the site's own pages may load drafts into scripts, frames and windows.
      "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin",
      "Content-Security-Policy: " + policy,
      "X-Frame-Options: DENY",
      "Connection: close",
    ]
    let allow = status == .methodNotAllowed ? ["Allow: GET, HEAD"] : []
    let place = location.map { ["Location: " + $0] } ?? []
    let text = (head + allow + place).map { $0 + "\r\n" }.joined() + "\r\n"
    return Array(text.utf8) + (withBody ? body : [])
  }
}

/// The content type for a file extension.
func contentType(ofPath path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
  return contentTypes[ending] ?? "application/octet-stream"
}

private let contentTypes = [
  "html": "text/html; charset=utf-8",
  "css": "text/css; charset=utf-8",
  "js": "text/javascript; charset=utf-8",
  "json": "application/json",
  "md": "text/markdown; charset=utf-8",
  "txt": "text/plain; charset=utf-8",
  "xml": "application/xml",
  "svg": "image/svg+xml",
  "png": "image/png",
  "jpg": "image/jpeg",
  "webp": "image/webp",
  "ico": "image/vnd.microsoft.icon",
  "woff2": "font/woff2",
  "webmanifest": "application/manifest+json",
]
