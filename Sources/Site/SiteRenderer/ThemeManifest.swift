import Diagnostics

/// What a theme says about itself in its `theme.txt`: fields like those of a page's front matter.
struct ThemeManifest {
  static let fileName = "theme.txt"

  /// The folder of the theme that has what this one lacks, relative to this one's own.
  private(set) var parent: String?
  /// Where the parent is named.
  private(set) var parentRange = 0..<0
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads `parent: FOLDER`; lines that begin with `#` are comments.
  init(_ source: SourceText) {
    for line in 1...source.lineCount {
      let range = source.range(ofLine: line)
      let text = source[range]
      guard !text.allSatisfy(\.isWhitespace), !text.hasPrefix("#") else { continue }
      guard let colon = source.bytes[range].firstIndex(of: UInt8(ascii: ":")) else {
        diagnostics.append(source.diagnostic(.notAField, at: range))
        continue
      }
      let name = source[range.lowerBound..<colon]
      let value = source.trimmed(colon + 1..<range.upperBound)
      if name != "parent" {
        let place = range.lowerBound..<colon
        diagnostics.append(source.diagnostic(.unknownField(name), at: place))
      } else if parent != nil {
        diagnostics.append(source.diagnostic(.secondParent, at: range))
      } else if value.isEmpty {
        diagnostics.append(source.diagnostic(.noParent, at: range))
      } else {
        parent = source[value]
        parentRange = value
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let notAField = theme(
    "this line is not a field",
    why: "a theme's 'theme.txt' holds 'parent: FOLDER' and comments that begin with '#'",
    fix: "write 'parent: ../default'"
  )
  fileprivate static func unknownField(_ name: String) -> Self {
    theme(
      "'\(name)' is not a field of a theme",
      why: "the only one is 'parent'",
      fix: "write 'parent', or remove the line"
    )
  }
  fileprivate static let secondParent = theme(
    "'parent' is given twice",
    why: "a theme takes what it lacks from one other",
    fix: "remove one of them"
  )
  fileprivate static let noParent = theme(
    "'parent' has no value",
    why: "nothing follows its colon",
    fix: "name a folder, such as '../default'"
  )
  static func missingParent(_ path: String) -> Self {
    theme(
      "there is no theme '\(path)'",
      why: "a parent is a folder, named from this theme's own",
      fix: "name the folder of a theme, such as '../default'"
    )
  }
  static func circularParent(_ path: String) -> Self {
    theme(
      "'\(path)' is among the themes that lead here",
      why: "each takes what it lacks from the next, and none of them ends that",
      fix: "remove the line from one of them"
    )
  }
  private static func theme(_ what: String, why: String, fix: String) -> Self {
    Self(id: "theme-parent", what: what, why: why, fix: fix)
  }
}
