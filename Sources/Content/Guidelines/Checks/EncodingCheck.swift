import Diagnostics

/// Checks that a page is UTF-8, because other bytes become replacement characters, and has no characters that control a
/// terminal.
struct EncodingCheck {
  let source: SourceText

  func diagnose() -> [Diagnostic] {
    if let byte = source.firstInvalidByte {
      return [source.diagnostic(.notUTF8(byte), at: byte.offset..<byte.offset + 1)]
    }
    // The parser shows U+0000 as a replacement character.
    let isControl = { (byte: UInt8) in
      (0x01..<0x20).contains(byte) && !"\t\n\r".utf8.contains(byte) || byte == 0x7F
    }
    return source.bytes.firstIndex(where: isControl).map { offset in
      [source.diagnostic(.warning, .control(source.bytes[offset]), at: offset..<offset + 1)]
    } ?? []
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

  fileprivate static func control(_ byte: UInt8) -> Self {
    Self(
      id: "encoding",
      what: "the page contains a character that controls a terminal",
      why: "it has the code \(byte), cannot be seen, and is published as it is",
      fix: "remove it, or print something else in the program"
    )
  }
}
