/// A use of raw memory or of a system call in a program.
///
/// The program runs in the process that counts, so with such code it could report false counts about its own
/// page.
package struct RawAccess: Equatable, Codable, Sendable {
  /// What is used, such as `withUnsafeBytes`.
  package var name: String
  /// The page or file.
  package var path: String
  /// The line, counted from 1.
  package var line: Int

  package init(name: String, path: String, line: Int) {
    (self.name, self.path, self.line) = (name, path, line)
  }

  /// What is used and where, for a reader of a page.
  package func description(on page: String) -> String {
    path == page ? "\(name), line \(line)" : "\(name), \(path):\(line)"
  }
}
