import Diagnostics

/// Checks that a page is UTF-8: anything else would be published with replacement characters.
struct EncodingCheck {
  let source: SourceText

  func diagnose() -> [Diagnostic] {
    guard let byte = source.firstInvalidByte else { return [] }
    return [source.diagnostic(.notUTF8(byte), at: byte.offset..<byte.offset + 1)]
  }
}

extension Diagnostic.Message {
  fileprivate static func notUTF8(_ byte: SourceText.InvalidByte) -> Self {
    Self(
      id: "encoding",
      what: "the page is not UTF-8 text",
      why: "byte \(byte.offset) of the file is \(byte.value), which is not valid at that position",
      fix: "save the page as UTF-8"
    )
  }
}
