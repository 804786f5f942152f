import Testing

@testable import Verification

@Suite struct `A path pattern` {
  @Test(arguments: [
    ("/a/*.swift", "/a/B.swift", true), ("/a/*.swift", "/a/b/C.swift", false),
    ("/a/**", "/a/b/c/D.swift", true), ("/a/**", "/a/D.swift", true),
    ("/a/**", "/b/D.swift", false),
    ("/a/**/*.swift", "/a/B.swift", true), ("/a/**/*.swift", "/a/b/c/D.swift", true),
    ("/a/**/*.swift", "/a/b/c/D.txt", false), ("/a/**/b/**/C.swift", "/a/x/b/y/z/C.swift", true),
    ("/a/?.swift", "/a/B.swift", true), ("/a/?.swift", "/a/BC.swift", false),
    ("/a/B*C*.swift", "/a/BxCyC.swift", true), ("/*/b", "/a/b", true), ("/a/B", "/a/b", false),
  ]) func `stands for files`(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch, "\(pattern) \(path)")
  }

  @Test func `with many stars is matched without trying every way`() {
    let stars = String(repeating: "*a", count: 200)
    let pattern = "/" + String(repeating: "**/", count: 200) + stars + "b"
    let path = String(repeating: "/" + String(repeating: "a", count: 200), count: 200)
    let time = ContinuousClock().measure { #expect(!PathPattern(pattern).matches(path)) }
    #expect(time < .seconds(10))
  }

  @Test func `has a folder before its first star`() {
    #expect(PagePrograms.fixedPart(of: "/a/b/*/c") == "/a/b")
    #expect(relative("/a/b/c", to: "/a/x/y") == "../../b/c")
    #expect(relative("/a", to: "/a") == "." && normalized("/a/../../b/./c/") == "/b/c")
  }
}
