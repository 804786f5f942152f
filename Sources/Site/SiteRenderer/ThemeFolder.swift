/// The files of a theme that lie in one folder; what it lacks may lie in that of another theme.
package struct ThemeFolder: Sendable {
  /// The folder, as findings are to name it.
  let path: String
  /// The files by their path inside the folder.
  let files: [String: [UInt8]]

  package init(path: String, files: [String: [UInt8]]) {
    self.path = path
    self.files = files
  }

  var hasLayout: Bool { files["templates/layout.mustache"] != nil }
}
