import ContentHash
import Testing

@Suite struct `SHA-256` {
  /// The examples of FIPS 180-4, and lengths around those that fill a block.
  static let vectors: [(text: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
        + "klmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 55),
      "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
    (
      String(repeating: "a", count: 56),
      "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ]

  @Test(arguments: vectors)
  func `is that of the standard`(_ text: String, _ hash: String) {
    #expect(self.hash(text, inPiecesOf: .max) == hash)
  }

  @Test func `is that of the standard for a million letters`() {
    let hash = hash(String(repeating: "a", count: 1_000_000), inPiecesOf: 1_000)
    #expect(hash == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [1, 3, 63, 64, 65, 100])
  func `does not depend on the pieces`(_ size: Int) {
    let text = String(repeating: "0123456789", count: 30)
    #expect(hash(text, inPiecesOf: size) == hash(text, inPiecesOf: .max))
  }

  static let different: [([String], [String])] = [
    (["a"], ["b"]), (["ab"], ["a", "b"]), (["a", ""], ["a"]), (["", "a"], ["a", ""]),
  ]

  @Test(arguments: different)
  func `tells lists of texts apart`(_ first: [String], _ second: [String]) {
    #expect(contentHash(of: first) != contentHash(of: second))
    #expect(contentHash(of: first) == contentHash(of: first))
  }

  /// Test case 2 of RFC 4231.
  @Test func `is part of HMAC`() {
    let code = authenticationCode(
      of: ["what do ya want ", "for nothing?"].map { Array($0.utf8) },
      key: Array("Jefe".utf8)
    )
    #expect(code == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  private func hash(_ text: String, inPiecesOf size: Int) -> String {
    var hash = SHA256()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest.prefix(size).withUnsafeBytes { hash.update($0) }
      rest = rest.dropFirst(size)
    }
    return hash.hexadecimal
  }
}
