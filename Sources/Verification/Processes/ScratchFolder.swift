import Foundation

/// A fresh temporary folder for one process, removed with all its content afterwards.
func withScratchFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let name = "bodycheck-" + UUID().uuidString
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  try LiveProcesses.shared.make(folder)
  defer { LiveProcesses.shared.remove(folder) }
  return try body(folder.path)
}
