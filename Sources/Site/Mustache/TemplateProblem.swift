/// Something wrong with a template, and where.
package struct TemplateProblem: Error, Equatable, Sendable {
  package let fault: Fault
  package let position: Position
  /// How many bytes of the template are at fault.
  package let length: Int

  /// How many sections, blocks and parents may enclose one another.
  ///
  /// No walk over a template can then exhaust the stack.
  static let maxNesting = 100

  /// What can be wrong.
  package enum Fault: Equatable, Sendable {
    /// The tag's closing delimiter is missing.
    case unclosedTag(closing: String)
    /// The tag names nothing.
    case emptyTag
    /// `{{=…=}}` does not hold two delimiters.
    case faultyDelimiters(String)
    /// A section, block or parent is opened and never closed.
    case unclosedSection(String)
    /// A closing tag for which nothing is open, or something else.
    case unexpectedEnd(String, open: String?)
    /// No template has that name.
    case unknownPartial(String, known: [String])
    /// A section, block or parent is opened inside of too many others; the rest is left out.
    case tooDeep(String)
    /// Templates use each other without an end.
    case endlessRecursion(String)
  }
}
