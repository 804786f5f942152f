/// A text as a string literal of Swift.
package func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

/// A text as it stands in a string literal, or in a comment: in one line, and without what is not shown.
package func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case _ where scalar == "\\" || scalar == "\"": "\\\(scalar)"
    case .control, .format, .lineSeparator, .paragraphSeparator:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: "\(scalar)"
    }
  }.joined()
}
