import Testing

@testable import DevServer

@Suite struct `The service of a site` {
  private static let html = """
    <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
    </head>
    <body data-root="">
    <a href="#main">Skip</a>
    """

  private static let service = SiteService(revision: Revision()) { path in
    switch path {
    case "index.html", "guidelines/a.html", "guidelines/index.html":
      SiteService.File(bytes: Array(html.utf8))
    case "faulty.html": SiteService.File(bytes: Array(html.utf8), notice: "a <b> & c")
    case "assets/a.css": SiteService.File(bytes: Array("a {}".utf8))
    case "404.html": SiteService.File(bytes: Array("<p>Nothing here".utf8))
    default: nil
    }
  }

  static let answers: [(line: String, status: HTTPResponse.Status, type: String)] = [
    ("GET /", .ok, "text/html; charset=utf-8"),
    ("GET /guidelines/a", .ok, "text/html; charset=utf-8"),
    ("HEAD /index.html", .ok, "text/html; charset=utf-8"),
    ("GET /assets/a.css", .ok, "text/css; charset=utf-8"),
    ("GET /missing", .notFound, "text/html; charset=utf-8"),
    ("GET /../index.html", .badRequest, "text/plain; charset=utf-8"),
    ("POST /", .methodNotAllowed, "text/plain; charset=utf-8"),
  ]

  @Test(arguments: answers)
  func `answers requests`(_ line: String, _ status: HTTPResponse.Status, _ type: String) throws {
    let response = try Self.response(to: line)
    #expect(response.status == status && response.contentType == type)
  }

  @Test func `leads to the address of a folder relative to which its links are`() throws {
    let head = try String(
      decoding: Self.response(to: "GET /guidelines?q=1").bytes(withBody: false),
      as: UTF8.self
    )
    #expect(head.hasPrefix("HTTP/1.1 302 Found\r\n"))
    #expect(head.contains("\r\nLocation: ./guidelines/?q=1\r\n"))
  }

  @Test func `answers no foreign name`() throws {
    #expect(try Self.response(to: "GET /", host: "evil.example").status == .forbidden)
  }

  @Test func `answers no page of another port`() throws {
    let script = "Host: localhost:8000\r\nSec-Fetch-Site: same-site\r\nSec-Fetch-Dest: script"
    for target in ["/search/index.js", "/-/events"] {
      let request = try HTTPRequest(head: "GET \(target) HTTP/1.1\r\n" + script)
      #expect(Self.service.response(to: request).status == .forbidden)
      #expect(!Self.service.isSubscription(request))
    }
    let head = try String(
      decoding: Self.response(to: "GET /").bytes(withBody: false),
      as: UTF8.self
    )
    #expect(head.contains("\r\nX-Frame-Options: DENY\r\n"))
    #expect(head.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
  }

  @Test func `lets pages follow the site`() throws {
    let page = try Self.text(of: Self.response(to: "GET /"))
    #expect(page.contains("default-src 'none'; connect-src 'self'; script-src 'self'"))
    let script = try #require(page.firstMatch(of: /<script type="module" src="([^"]+)">/)?.1)
    let code = try Self.text(of: Self.response(to: "GET \(script)"))
    #expect(code.contains("new EventSource('/-/events')"))
    #expect(code.contains("'\(script.split(separator: "?")[1])'"))
    #expect(!page.contains("bodycheck-notice"))
  }

  @Test func `shows what is wrong with a page in the page`() throws {
    let page = try Self.text(of: Self.response(to: "GET /faulty.html"))
    let notice = "<pre class=\"bodycheck-notice\" role=\"alert\">a &lt;b&gt; &amp; c</pre>"
    #expect(page.contains("<body data-root=\"\">\n\(notice)\n"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"/-/notice.css\">"))
    #expect(try Self.response(to: "GET /-/notice.css").status == .ok)
  }

  @Test func `sends the length of the body also without the body`() throws {
    let response = HTTPResponse(contentType: "text/plain", body: Array("four".utf8))
    let head = String(decoding: response.bytes(withBody: false), as: UTF8.self)
    #expect(head.hasSuffix("\r\n\r\n") && head.contains("\r\nContent-Length: 4\r\n"))
    #expect(String(decoding: response.bytes(withBody: true), as: UTF8.self) == head + "four")
  }

  private static func response(
    to line: String,
    host: String = "localhost"
  ) throws -> HTTPResponse {
    let head = "\(line) HTTP/1.1\r\nHost: \(host)"
    return service.response(to: try HTTPRequest(head: head))
  }

  private static func text(of response: HTTPResponse) throws -> String {
    String(decoding: response.body, as: UTF8.self)
  }
}
