import Foundation

/// Writes a file so that no reader ever sees half of it, making its folder where missing.
func writeAtomically(_ data: Data, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  let folder = url.deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try data.write(to: url, options: .atomic)
}
