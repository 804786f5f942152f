import Glibc

/// The bytes of a file, read with few system calls.
///
/// `nil` if the path is missing, a link or not a file, or if the file is written meanwhile.
package func bytes(ofFile path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  let size = Int(status.st_size)
  // One byte more than the file's size, so that one read also detects its end.
  let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, filled in
    repeat {
      let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, size + 1 - filled)
      guard count > 0 else { break }
      filled += count
    } while filled < size
  }
  return bytes.count == size ? bytes : nil
}
