/// The head of a request: method, target and header fields.
package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  /// The path and query as sent, still percent-encoded.
  package let target: String
  /// The header fields by lowercase name.
  package let fields: [String: String]

  /// The maximum size of a head, in bytes.
  static let longestHead = 16 << 10

  /// Parses a head without the empty line that ends it.
  /// - Returns: `nil` if it is not a valid HTTP 1 request.
  package init?(head: some StringProtocol) {
    var lines = head.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" }[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), !words[0].isEmpty,
      words[1].hasPrefix("/")
    else { return nil }
    method = String(words[0])
    target = String(words[1])
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " || $0 == "\t" })
    }
    self.fields = fields
  }

  /// Whether the request is meant for this machine.
  ///
  /// A foreign page can point its own host name at this address and could then read the responses.
  package var isForThisMachine: Bool {
    let host = fields["host"]?.split(separator: ":").first.map(String.init) ?? ""
    return ["localhost", "127.0.0.1"].contains(host)
  }
}
