import DevServer
import Testing

@Suite struct `A request` {
  @Test func `has a method, a target and fields`() throws {
    let head = "GET /a?b HTTP/1.1\r\nHost: localhost:8000\r\nX-Empty:\r\nAccept:  text/html"
    let request = try HTTPRequest(head: head)
    #expect(request.method == "GET" && request.target == "/a?b")
    #expect(request.fields == ["host": "localhost:8000", "x-empty": "", "accept": "text/html"])
  }

  static let faults: [(head: String, status: HTTPResponse.Status)] = [
    ("", .badRequest), ("GET", .badRequest), ("GET /", .badRequest),
    ("GET / HTTP/1.1 x", .badRequest), (" / HTTP/1.1", .badRequest),
    ("GET x HTTP/1.1", .badRequest), ("GET  / HTTP/1.1", .badRequest),
    ("GET / HTTP/1.9x", .badRequest), ("GET / HTTP/1.", .badRequest),
    ("GET / HTTP/2", .versionNotSupported), ("GET / HTTP/1.9", .versionNotSupported),
    ("GET / HTTP/1.1\r\nno field", .badRequest), ("GET / HTTP/1.1\r\n: x", .badRequest),
    ("GET / HTTP/1.1\r\nHost : localhost", .badRequest),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example", .badRequest),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n folded: x", .badRequest),
  ]

  @Test(arguments: faults)
  func `of another form is none`(_ head: String, _ status: HTTPResponse.Status) {
    #expect(throws: status) { try HTTPRequest(head: head) }
  }

  static let hosts = [
    ("localhost", true), ("localhost:8000", true), ("127.0.0.1:8000", true),
    ("evil.example", false), ("localhost.evil.example", false), ("", false),
    ("localhost:80:evil.example", false), ("localhost:evil", false),
  ]

  @Test(arguments: hosts)
  func `is for this machine by its host`(_ host: String, _ expected: Bool) throws {
    let request = try HTTPRequest(head: "GET / HTTP/1.1\r\nHost: \(host)")
    #expect(request.isForThisMachine == expected)
  }

  static let callers: [(fields: String, isFromElsewhere: Bool)] = [
    ("", false),
    ("Sec-Fetch-Site: none", false),
    ("Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors", false),
    ("Origin: http://localhost:8000", false),
    ("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document", false),
    ("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe", true),
    ("Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script", true),
    ("Origin: http://localhost:3000", true),
    ("Origin: null", true),
  ]

  @Test(arguments: callers)
  func `is not for pages of other sites and ports`(_ fields: String, _ expected: Bool) throws {
    let head = "GET / HTTP/1.1\r\nHost: localhost:8000" + (fields.isEmpty ? "" : "\r\n" + fields)
    #expect(try HTTPRequest(head: head).isFromElsewhere == expected)
  }
}
