/// A parsed template: a tree that can be rendered, and what is wrong with its text.
///
/// The language is Mustache with the inheritance and dynamic-name modules of its specification
/// (github.com/mustache/spec), without lambdas. Parsing never fails: a faulty tag leaves a problem
/// and what can be made of the rest.
package struct Template: Equatable, Sendable {
  let nodes: [Node]
  /// The faults of the text, in its order.
  package let problems: [TemplateProblem]

  /// One piece of a template.
  enum Node: Equatable, Sendable {
    /// A line of the template begins with this white space; a partial's indentation goes before it.
    case lineStart(String)
    /// Text in UTF-8 without a line's leading white space.
    case text([UInt8])
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}` when not escaped.
    case variable(Key, isEscaped: Bool)
    /// `{{#name}}…{{/name}}`
    case section(Key, [Node])
    /// `{{^name}}…{{/name}}`
    case invertedSection(Key, [Node])
    /// `{{>name}}` and `{{<name}}…{{/name}}`; a partial is a parent without arguments.
    indirect case partial(Partial)
    /// `{{$name}}…{{/name}}`
    indirect case block(Block)
  }

  /// A path into the context; `{{.}}` has no parts.
  struct Key: Equatable, Sendable {
    let parts: [String]
  }

  /// A use of another template.
  struct Partial: Equatable, Sendable {
    /// The other template's name, or where the context holds it.
    enum Name: Equatable, Sendable {
      case fixed(String)
      case dynamic(Key)
    }
    let name: Name
    /// What every line of the other template is indented by; not empty only on a line of its own.
    var indentation: String
    let arguments: [String: Block]
    let position: Position
  }

  /// A parameter of this template with its default, or an argument for that of a parent.
  struct Block: Equatable, Sendable {
    let name: String
    /// The default content; free of `indentation` if the tag stands on a line of its own.
    var content: [Node]
    /// What every line of the content is indented by.
    var indentation: String
    /// Whether the opening tag has a line of its own.
    let isStandalone: Bool
    let position: Position
  }
}

/// A position in a template, both counted from 1; the column in UTF-8 bytes.
package struct Position: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package static func < (first: Self, second: Self) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
