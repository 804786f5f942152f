import Diagnostics

/// Formats findings as the workflow commands that GitHub displays at lines of a change.
struct GitHubAnnotations {
  let findings: [Diagnostic]
  /// How GitHub names a file.
  var name: (String) -> String = { $0 }

  /// One line for each finding.
  var text: String { findings.map { line(for: $0) + "\n" }.joined() }

  private func line(for finding: Diagnostic) -> String {
    let location = finding.location
    let properties = [
      "file=\(escapedProperty(name(location.path)))", "line=\(location.line)",
      "col=\(location.column)",
      "title=\(escapedProperty(finding.message.id))",
    ]
    let lines = [
      finding.message.what,
      finding.message.why.map { "why: " + $0 },
      finding.message.fix.map { "fix: " + $0 },
    ]
    return "::\(command(for: finding.severity)) \(properties.joined(separator: ","))::"
      + escaped(lines.compactMap { $0 }.joined(separator: "\n"))
  }

  private func command(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Commands end at a line break, so line breaks and the escape character are encoded.
  ///
  /// Other control characters would reach the log as they are.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case "\t": "\t"
      default:
        scalar.isControl || scalar.changesDirection || scalar.endsLine ? "\u{FFFD}" : String(scalar)
      }
    }.joined()
  }

  private func escapedProperty(_ text: String) -> String {
    // Byte by byte: a combining mark behind a colon would make another character of it.
    let bytes = escaped(text).utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: ":"): Array("%3A".utf8)
      case UInt8(ascii: ","): Array("%2C".utf8)
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
