import Diagnostics

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

  /// The file that names the parent.
  var manifest: SourceText? {
    files[ThemeManifest.fileName].map { bytes in
      SourceText(
        path: "\(path)/\(ThemeManifest.fileName)",
        text: String(decoding: bytes, as: UTF8.self)
      )
    }
  }

  var hasLayout: Bool { files["templates/layout.mustache"] != nil }
}
