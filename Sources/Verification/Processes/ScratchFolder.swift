import Foundation

/// A fresh temporary folder for one process, removed with all its content afterwards.
func withScratchFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let name = "bodycheck-" + UUID().uuidString
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
