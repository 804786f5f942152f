import DevServer
import Testing

@Suite struct `An address` {
  static let files = [
    ("/", "index.html"), ("/index.html", "index.html"), ("/guidelines/", "guidelines/index.html"),
    ("/guidelines/a.html?q=1", "guidelines/a.html"), ("/a%20b.html", "a b.html"),
    ("/%C3%A9.html", "é.html"), ("/a..b", "a..b"), ("/%2525", "%25"),
  ]

  @Test(arguments: files)
  func `means a file of the site`(_ target: String, _ path: String) {
    #expect(sitePath(for: target) == path)
  }

  static let traversals = [
    "/../etc/passwd", "/a/../../etc/passwd", "/%2e%2e/etc/passwd", "/.%2e/etc/passwd",
    "/%2E%2E%2Fetc/passwd", "/a/%2e%2e%2f%2e%2e%2fetc/passwd", "/..%5cetc", "/..\\etc", "/a\\b",
    "//etc/passwd", "/%2fetc/passwd", "/a//b", "/./a", "/.git/config", "/a/.hidden", "/a%00.html",
    "/%0a", "/%", "/%4", "/%zz", "/%+1", "/%c0%ae%c0%ae/etc", "/%ff", "etc/passwd", "",
    "http://localhost/", "/..", "/%2e", "/%252e%252e/%2e%2e",
  ]

  @Test(arguments: traversals)
  func `never means anything else`(_ target: String) {
    #expect(sitePath(for: target) == nil)
  }
}
