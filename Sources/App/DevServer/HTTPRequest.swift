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
  /// - Throws: The status to respond with if it is not a valid HTTP 1 request.
  package init(head: some StringProtocol) throws(HTTPResponse.Status) {
    var lines = head.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" }[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/") else { throw .badRequest }
    if !["HTTP/1.0", "HTTP/1.1"].contains(words[2]) {
      let isVersion = String(words[2]).wholeMatch(of: /HTTP\/[0-9](\.[0-9])?/) != nil
      throw isVersion ? .versionNotSupported : .badRequest
    }
    method = String(words[0])
    target = String(words[1])
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // A name ends directly before its colon, and a request names one host.
      guard parts.count == 2, isToken(parts[0]) else { throw .badRequest }
      let name = parts[0].lowercased()
      guard name != "host" || fields[name] == nil else { throw .badRequest }
      fields[name] = trimmed(parts[1])
    }
    self.fields = fields
  }

  /// Whether the request is meant for this machine.
  ///
  /// A foreign page can point its own host name at this address and could then read the responses.
  package var isForThisMachine: Bool {
    (fields["host"] ?? "").wholeMatch(of: /(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/) != nil
  }

  /// Whether the request comes from a page of another site, or at another port of this machine.
  ///
  /// Following a link from there is allowed; loading this site into its scripts and frames is not.
  package var isFromElsewhere: Bool {
    if let origin = fields["origin"], origin != "http://" + (fields["host"] ?? "") { return true }
    guard let site = fields["sec-fetch-site"], !["same-origin", "none"].contains(site) else {
      return false
    }
    return fields["sec-fetch-mode"] != "navigate" || fields["sec-fetch-dest"] != "document"
  }
}

/// Whether a text consists of the characters that names of header fields have.
private func isToken(_ text: some StringProtocol) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 128
        && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
    }
}

private func trimmed(_ text: some StringProtocol) -> String {
  let isSpace = { (character: Character) in character == " " || character == "\t" }
  return String(String(text.drop(while: isSpace).reversed()).drop(while: isSpace).reversed())
}
