import FoundationEssentials
import Glibc
import Guidelines

/// A folder of the cache with the pieces of `PiecedBytes`, each a file named by its fingerprint.
struct PieceFolder: Sendable {
  /// The folder, or `nil` to remember nothing.
  let path: String?

  /// The bytes of a piece, if they are there.
  ///
  /// A damaged piece is removed, so that it is written again.
  subscript(key: String) -> [UInt8]? {
    guard let file = path.map({ $0 + "/" + key }), let bytes = contents(of: file) else {
      return nil
    }
    if fingerprint(of: bytes) == key { return bytes }
    unlink(file)
    return nil
  }

  /// Writes the pieces that are not there yet; those that cannot be written only cost time.
  func add(_ pieces: [PiecedBytes.Piece]) {
    guard let path, pieces.contains(where: { $0.bytes != nil }) else { return }
    let present = names
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for piece in pieces where !present.contains(piece.key) {
      guard let bytes = piece.bytes, let file = fopen(path + "/" + piece.key, "w") else { continue }
      let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
      if fclose(file) != 0 || !isWritten { unlink(path + "/" + piece.key) }
    }
  }

  /// Removes all pieces but these.
  func removeAll(but pieces: [PiecedBytes.Piece]) {
    guard let path else { return }
    for name in names.subtracting(pieces.map(\.key)) { unlink(path + "/" + name) }
  }

  private var names: Set<String> {
    Set(path.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? [])
  }
}

/// All bytes of a file, or `nil` where it cannot be read.
func contents(of path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  let size = Int(status.st_size)
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
    while filled < size {
      let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, size - filled)
      guard count > 0 || count < 0 && errno == EINTR else { return }
      filled += max(0, count)
    }
  }
  return bytes.count == size ? bytes : nil
}
