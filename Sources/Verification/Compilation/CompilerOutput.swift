/// Parses the compiler's diagnostics.
enum CompilerOutput {
  /// One message with its location.
  struct Message: Equatable, Codable, Sendable {
    enum Severity: String, Codable, Sendable, CaseIterable {
      case error
      case warning
      case note
    }

    var severity: Severity
    /// The path as printed; `nil` for a message without a file, such as one of the linker's.
    var path: String?
    /// Counted from 1; 0 without a path.
    var line: Int
    /// Counted from 1 in UTF-8 bytes; 0 without a path.
    var column: Int
    var text: String
  }

  /// The messages in printed order, without quoted code.
  static func messages(in output: String) -> [Message] {
    output.split(separator: "\n").compactMap { message(in: $0) }
  }

  /// Reads `path:line:column: error: text` or `error: text`, also after the linker's name.
  private static func message(in line: Substring) -> Message? {
    let linker = "ld.lld: "
    let line = line.hasPrefix(linker) ? line.dropFirst(linker.count) : line
    for severity in Message.Severity.allCases {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) {
        return Message(
          severity: severity,
          path: nil,
          line: 0,
          column: 0,
          text: String(line.dropFirst(mark.count))
        )
      }
      guard let range = firstRange(of: ": " + mark, in: line) else { continue }
      if let location = location(line[..<range.lowerBound]) {
        return Message(
          severity: severity,
          path: location.path,
          line: location.line,
          column: location.column,
          text: String(line[range.upperBound...])
        )
      }
    }
    return nil
  }

  private static func location(
    _ text: Substring
  ) -> (path: String?, line: Int, column: Int)? {
    if text == "<unknown>:0" { return (nil, 0, 0) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(position: parts[parts.count - 2]),
      let column = Int(position: parts[parts.count - 1])
    else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), line, column)
  }

  private static func firstRange(of mark: String, in line: Substring) -> Range<Substring.Index>? {
    var start = line.startIndex
    while start < line.endIndex {
      if line[start...].hasPrefix(mark) {
        return start..<line.index(start, offsetBy: mark.count)
      }
      start = line.index(after: start)
    }
    return nil
  }
}

extension Int {
  /// A line or a column in a message, which a program can write as it likes; `nil` if no file has such a position.
  init?(position text: Substring) {
    guard let number = Int32(text), number > 0 else { return nil }
    self = Int(number)
  }
}
