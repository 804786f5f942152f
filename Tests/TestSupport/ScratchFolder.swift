import Foundation

/// A temporary folder with given files, gone as soon as the test lets go of it.
package final class ScratchFolder: Sendable {
  /// The folder's absolute path, links resolved.
  package let path: String

  /// Makes the folder with the content of each file by its path in it.
  package init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appendingPathComponent("bodycheck-test-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making the folders on its way.
  package func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The content of a file.
  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Whether there is such a file or folder.
  package func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + name)
  }
}
