import Diagnostics
import Guidelines

/// A theme's `theme.txt`: fields like those of a page's front matter.
struct ThemeManifest {
  static let fileName = "theme.txt"

  enum Key: FieldKey {
    case parent

    static let owner = "a theme"
    static let findingID = "theme-parent"
    var name: String { "parent" }
    var isList: Bool { false }
  }

  /// The parent theme, which provides missing files: its folder, relative to this theme's, or `default` for the
  /// theme that comes with the program.
  let parent: String?
  /// The range of the parent's name.
  let parentRange: Range<Int>
  let diagnostics: [Diagnostic]

  init(_ source: SourceText) {
    let (fields, diagnostics) = Fields<Key>.read(1..<source.lineCount + 1, of: source)
    parent = fields[.parent]
    parentRange = fields.values[.parent]?.first?.range ?? 0..<0
    self.diagnostics = diagnostics
  }
}

extension Diagnostic.Message {
  static func missingParent(_ path: String) -> Self {
    theme(
      "there is no theme '\(path)'",
      why: "a parent is a folder, named from this theme's own, or the word 'default'",
      fix: "write 'default' for the installed theme, or a folder such as '../base'"
    )
  }
  static func outsideParent(_ path: String) -> Self {
    theme(
      "'\(path)' is not in the theme's checkout",
      why: "what is elsewhere may not be meant to be published",
      fix: "write 'default' for the installed theme, or put the other theme beside this one"
    )
  }
  static func circularParent(_ path: String) -> Self {
    theme(
      "'\(path)' is among the themes that lead here",
      why: "each takes missing files from the next, in a circle",
      fix: "remove the line from one of them"
    )
  }
  private static func theme(_ what: String, why: String, fix: String) -> Self {
    Self(id: "theme-parent", what: what, why: why, fix: fix)
  }
}
