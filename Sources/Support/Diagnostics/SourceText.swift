/// A file's text, with the lines and columns of its bytes.
///
/// Offsets count UTF-8 bytes from 0. A line ends at `\n`, `\r\n` or a lone `\r`, as in CommonMark.
package struct SourceText: Equatable, Sendable {
  /// The file, relative to the site's root.
  package let path: String
  /// The text's UTF-8 bytes, which all offsets index.
  package let bytes: [UInt8]
  /// The first byte that is not UTF-8; `nil` if the whole file is.
  package let firstInvalidByte: InvalidByte?
  private let lineStarts: [UInt32]

  /// A byte that is not part of UTF-8 text.
  package struct InvalidByte: Equatable, Sendable {
    package let offset: Int
    package let value: UInt8
  }

  package init(path: String, text: String) {
    self.init(path: path, utf8: Array(text.utf8), firstInvalidByte: nil)
  }

  /// A file with any bytes; invalid UTF-8 becomes U+FFFD.
  package init(path: String, bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self.init(path: path, text: text)
    } else {
      let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
      // Both are the same up to the invalid bytes, of which the first may begin like U+FFFD.
      var offset = zip(bytes, repaired).prefix { $0 == $1 }.count
      while offset > 0, repaired[offset] & 0xC0 == 0x80 { offset -= 1 }
      let invalid = InvalidByte(offset: offset, value: bytes[offset])
      self.init(path: path, utf8: repaired, firstInvalidByte: invalid)
    }
  }

  private init(path: String, utf8 bytes: [UInt8], firstInvalidByte: InvalidByte?) {
    self.path = path
    self.bytes = bytes
    self.firstInvalidByte = firstInvalidByte
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() {
      let isPair = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D, !isPair { starts.append(UInt32(offset + 1)) }
    }
    lineStarts = starts
  }

  /// The whole text.
  package var text: String { self[bytes.indices] }

  /// The number of lines, including an empty one after a final newline.
  package var lineCount: Int { lineStarts.count }

  /// The line that holds a byte, counted from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte.
  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(path: path, line: line, column: offset - start(ofLine: line) + 1)
  }

  /// The bytes of a line without its newline; empty past the end of the text.
  package func range(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let start = start(ofLine: line)
    var end = line < lineStarts.count ? self.start(ofLine: line + 1) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  private func start(ofLine line: Int) -> Int { Int(lineStarts[line - 1]) }

  /// A line's text without its newline.
  package func line(_ line: Int) -> String { self[range(ofLine: line)] }

  /// The text of a range; a range that splits a character yields U+FFFD there.
  package subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The range without the spaces and tabs at its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = bytes[range].firstIndex { !isBlank($0) } ?? range.upperBound
    let last = bytes[start..<range.upperBound].lastIndex { !isBlank($0) }
    return start..<(last.map { $0 + 1 } ?? start)
  }

  /// A finding about a range of bytes, with its line quoted.
  ///
  /// If a range spans several lines, the rest of its first line is underlined.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ message: Diagnostic.Message,
    at range: Range<Int>
  ) -> Diagnostic {
    diagnostic(
      severity,
      message,
      at: location(at: range.lowerBound),
      length: range.upperBound - range.lowerBound
    )
  }

  /// A finding at an offset, with its line quoted and `length` bytes underlined.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ message: Diagnostic.Message,
    at location: SourceLocation,
    length: Int = 1
  ) -> Diagnostic {
    let line = bytes[range(ofLine: location.line)]
    return Diagnostic(
      severity,
      message,
      at: location,
      length: max(1, min(length, line.count - location.column + 1)),
      quotedLine: QuotedLine(line, around: location.column - 1)
    )
  }

  /// An error about a range of bytes, with its line quoted.
  package func diagnostic(_ message: Diagnostic.Message, at range: Range<Int>) -> Diagnostic {
    diagnostic(.error, message, at: range)
  }
}

extension ArraySlice<UInt8> {
  /// Whether every byte is an ASCII character.
  package var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
