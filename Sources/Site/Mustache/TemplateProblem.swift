/// A problem in a template, with its location.
package struct TemplateProblem: Error, Equatable, Sendable {
  package let fault: Fault
  package let position: Position
  /// How many bytes of the template are faulty.
  package let length: Int

  /// The maximum nesting of sections, blocks and parents.
  ///
  /// It prevents stack overflows when traversing a template.
  static let maxNesting = 100

  /// The kinds of problems.
  package enum Fault: Equatable, Sendable {
    /// The tag's closing delimiter is missing.
    case unclosedTag(closing: String)
    /// The tag has no name.
    case emptyTag
    /// `{{=…=}}` does not hold two delimiters.
    case faultyDelimiters(String)
    /// A section, block or parent is opened and never closed.
    case unclosedSection(String)
    /// A closing tag that does not match the innermost open tag, if any.
    case unexpectedEnd(String, open: String?)
    /// No template has this name.
    case unknownPartial(String, known: [String])
    /// No model has this key; the most similar key, if any.
    case unknownKey(String, nearest: String?)
    /// A section, block or parent is nested too deeply; the rest is ignored.
    case tooDeep(String)
    /// Templates include each other endlessly.
    case endlessRecursion(String)
    /// A page gets too long, or has too many parts.
    case tooMuch(String)
  }
}
