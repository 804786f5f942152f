/// The files of a theme in one folder; missing files may come from another theme's folder.
package struct ThemeFolder: Sendable {
  /// The folder, as shown in findings.
  let path: String
  /// The files by their path inside the folder.
  let files: [String: [UInt8]]

  package init(path: String, files: [String: [UInt8]]) {
    self.path = path
    self.files = files
  }

  var hasLayout: Bool { files["templates/layout.mustache"] != nil }
}
