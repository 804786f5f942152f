import FoundationEssentials
import Glibc

/// Writes pieces to a file so that readers never see half of it, and creates its folder if needed.
///
/// Unlike Foundation's `.atomic`, it does not wait for the disk: callers must detect a file that a power
/// failure truncated.
/// - Parameters:
///   - pieces: The content.
///   - path: The file.
///   - folderPermissions: Who may use the folder, if it is created.
/// - Throws: `CocoaError` if the file cannot be written.
package func writeAtomically(
  _ pieces: [any ContiguousBytes],
  to path: String,
  folderPermissions: Int
) throws {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
  try FileManager.default.createDirectory(
    at: folder,
    withIntermediateDirectories: true,
    attributes: [.posixPermissions: folderPermissions]
  )
  let fresh = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  guard let file = fopen(fresh, "wx") else { throw CocoaError(.fileWriteUnknown) }
  let isWritten = pieces.allSatisfy { piece in
    piece.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  }
  guard fclose(file) == 0, isWritten, rename(fresh, path) == 0 else {
    unlink(fresh)
    throw CocoaError(.fileWriteUnknown)
  }
}
