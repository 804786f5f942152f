import Testing

@testable import Guidelines

@Suite struct `Content digest` {
  static let different: [([String], [String])] = [
    (["a"], ["b"]),
    (["ab"], ["a", "b"]),
    (["a", ""], ["a"]),
    (["", "a"], ["a", ""]),
    (["0123456789abcdef"], ["0123456789abcdeF"]),
    (["x 01234567"], ["y 01234567"]),
    (["1\u{0}"], ["1"]),
  ]

  @Test(arguments: different)
  func `tells texts apart`(_ first: [String], _ second: [String]) {
    #expect(digest(first) != digest(second))
  }

  @Test func `is the same for the same text`() {
    #expect(digest(["some text", "é"]) == digest(["some text", "é"]))
    #expect(digest(["some text"]).count == 32)
  }

  @Test func `has no collisions among small numbers`() {
    #expect(Set((0..<10_000).map { digest(["\($0)"]) }).count == 10_000)
  }

  private func digest(_ texts: [String]) -> String {
    var digest = ContentDigest()
    for text in texts { digest.add(text) }
    return digest.hexadecimal
  }
}
