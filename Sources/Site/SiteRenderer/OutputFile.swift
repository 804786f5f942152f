/// A file of the built site, in memory.
package struct OutputFile: Equatable, Sendable {
  /// Its path relative to the output folder, with `/` between folders.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
