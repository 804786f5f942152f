/// A parsed template: a tree to render, and the problems in its text.
///
/// The language is Mustache with the inheritance and dynamic-name modules of its specification
/// (github.com/mustache/spec), without lambdas. Parsing never fails: a faulty tag is recorded as a
/// problem, and the rest is still usable.
package struct Template: Equatable, Sendable {
  let nodes: [Node]
  /// The problems in the text, in order.
  package let problems: [TemplateProblem]

  /// One piece of a template.
  enum Node: Equatable, Sendable {
    /// A line starts with this white space; a partial's indentation precedes it.
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
    let position: Position
  }

  /// A reference to another template.
  struct Partial: Equatable, Sendable {
    /// The other template's name, or the key of its name in the context.
    enum Name: Equatable, Sendable {
      case fixed(String)
      case dynamic(Key)
    }
    let name: Name
    /// The indentation of every line of the other template; only set if the tag is on its own line.
    var indentation: String
    let arguments: [String: Block]
    let position: Position
  }

  /// A parameter of this template with its default, or an argument for that of a parent.
  struct Block: Equatable, Sendable {
    let name: String
    /// The default content, without `indentation` if the tag is on its own line.
    var content: [Node]
    /// The indentation of every line of the content.
    var indentation: String
    /// Whether the opening tag is on its own line.
    let isStandalone: Bool
    let position: Position
  }
}

/// A position in a template; line and column count from 1, the column in UTF-8 bytes.
package struct Position: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package static func < (first: Self, second: Self) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
