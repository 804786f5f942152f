/// A location in a file of the site, in the form that editors and compilers use.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The file, relative to the site's root.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in UTF-8 bytes.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.path, first.line, first.column) < (second.path, second.line, second.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, which terminals turn into a link.
  package var description: String { "\(path):\(line):\(column)" }
}
