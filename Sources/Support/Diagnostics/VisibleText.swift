/// Replaces with U+FFFD what could control a terminal or show text in another order than it has.
package func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  // Nothing is removed that could stand within a workflow command.
  for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
    let isHidden = scalar.isControl && scalar != "\n" && scalar != "\t" || scalar.changesDirection
    result.append(isHidden ? "\u{FFFD}" : scalar)
  }
  return String(result)
}

/// What can be seen of a text, as one line.
package func oneLine(_ text: String) -> String {
  String(visible(text).map { $0.isNewline ? " " : $0 })
}

/// Puts a space into what begins a workflow command at the start of a line, or one of the older form anywhere, so
/// that GitHub's runner takes neither from a text.
///
/// Spaces and scalars that are not shown count as nothing in front of a command, and the latter also inside.
package func withoutCommands(_ text: String) -> String {
  let scalars = text.unicodeScalars
  var result = String.UnicodeScalarView()
  var rest = scalars.startIndex
  // How many ':' begin the line, or `nil` behind anything else, and how many '#' are in front.
  var colons: Int? = 0
  var hashes = 0
  for (index, scalar) in zip(scalars.indices, scalars) {
    if scalar.endsLine {
      (colons, hashes) = (0, 0)
    } else if scalar.isASCII ? scalar == " " || scalar == "\t" : scalar.properties.isWhitespace {
      if colons != 0 { colons = nil }
      hashes = 0
    } else if !scalar.isHidden {
      if scalar == ":" && colons == 1 || scalar == "[" && hashes >= 2 {
        result += scalars[rest..<index]
        result.append(" ")
        rest = index
      }
      colons = scalar == ":" && colons == 0 ? 1 : nil
      hashes = scalar == "#" ? hashes + 1 : 0
    }
  }
  return rest == scalars.startIndex ? text : String(result + scalars[rest...])
}

extension Unicode.Scalar {
  package var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Whether a line ends here for any reader of a log.
  package var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is not shown, so that a comparison of words may skip it.
  package var isHidden: Bool {
    if isASCII { return isControl }
    return isControl || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format
  }

  /// Whether it controls the direction of text, as in CVE-2021-42574.
  package var changesDirection: Bool { properties.isBidiControl }
}
