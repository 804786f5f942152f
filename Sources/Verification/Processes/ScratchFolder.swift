import FoundationEssentials

/// A fresh temporary folder for one process, removed with all its content afterwards.
/// - Throws: `ProcessProblem` where files cannot be written there, or what the body threw.
func withScratchFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let name = OwnedFolder.prefix + UUID().uuidString
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  do {
    try LiveProcesses.shared.make(folder)
    defer { LiveProcesses.shared.remove(folder) }
    return try body(folder.path)
  } catch let error as CocoaError {
    let code = (error.underlying as? POSIXError)?.code.rawValue ?? 0
    throw ProcessProblem.noTemporaryFiles(folder.deletingLastPathComponent().path, code: code)
  }
}
