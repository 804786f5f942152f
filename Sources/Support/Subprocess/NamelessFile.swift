import CSystem
import Glibc

/// A file in memory that receives what a child writes.
///
/// The child can only append to it. It has no name, so nothing can be put in its place.
package final class NamelessFile: Sendable {
  private let reader: Int32
  /// The child's end.
  let writer: Int32

  init() throws(ProcessProblem) {
    var ends: (Int32, Int32) = (-1, -1)
    let fault = open_nameless_file(&ends.0, &ends.1)
    guard fault == 0 else { throw ProcessProblem(command: "a file in memory", code: fault) }
    (reader, writer) = ends
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// How many bytes were written.
  package var size: Int {
    var status = stat()
    return fstat(reader, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Everything that was written, or its first bytes if there are more than `limit`.
  package func first(_ limit: Int = .max) -> [UInt8] { bytes(from: 0, count: min(limit, size)) }

  /// The last bytes that were written, `limit` at most.
  package func last(_ limit: Int) -> [UInt8] {
    bytes(from: max(0, size - limit), count: min(limit, size))
  }

  private func bytes(from start: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        let length = pread(reader, rest.baseAddress, rest.count, start + filled)
        if length < 0, errno == EINTR { continue }
        guard length > 0 else { return }
        filled += length
      }
    }
  }
}

extension NamelessFile {
  /// Everything that was written, as text.
  package var text: String { String(decoding: first(), as: UTF8.self) }
}
