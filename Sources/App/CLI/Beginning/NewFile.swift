import FoundationEssentials

extension Context {
  /// Writes a file that was not there before.
  /// - Throws: `FileProblem` if it is there or cannot be written.
  func create(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: absolute(path))
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw FileProblem.exists(path)
    }
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw FileProblem.cannotWrite(path)
    }
  }
}
