import DevServer
import Testing

@Suite struct `A request` {
  @Test func `has a method, a target and fields`() throws {
    let head = "GET /a?b HTTP/1.1\r\nHost: localhost:8000\r\nX-Empty:\r\nAccept:  text/html"
    let request = try #require(HTTPRequest(head: head))
    #expect(request.method == "GET" && request.target == "/a?b")
    #expect(request.fields == ["host": "localhost:8000", "x-empty": "", "accept": "text/html"])
  }

  static let faults = [
    "", "GET", "GET /", "GET / HTTP/2", "GET / HTTP/1.1 x", " / HTTP/1.1", "GET x HTTP/1.1",
    "GET / HTTP/1.1\r\nno field", "GET / HTTP/1.1\r\n: x", "GET  / HTTP/1.1",
  ]

  @Test(arguments: faults)
  func `of another form is none`(_ head: String) {
    #expect(HTTPRequest(head: head) == nil)
  }

  static let hosts = [
    ("localhost", true), ("localhost:8000", true), ("127.0.0.1:8000", true),
    ("evil.example", false), ("localhost.evil.example", false), ("", false),
  ]

  @Test(arguments: hosts)
  func `is for this machine by its host`(_ host: String, _ expected: Bool) throws {
    let request = try #require(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: \(host)"))
    #expect(request.isForThisMachine == expected)
  }
}
