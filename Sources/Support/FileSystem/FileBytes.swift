import Glibc

/// The bytes of a file by one look at it; `nil` where there is none at the path, where it is a link, no
/// file or larger than wanted, and where it is written meanwhile.
package func bytes(ofFile path: String, atMost maxSize: Int = .max) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  let size = Int(status.st_size)
  guard size <= maxSize else { return nil }
  // One more than there should be, so that its end is seen without another look.
  let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, filled in
    repeat {
      let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, size + 1 - filled)
      guard count > 0 else { break }
      filled += count
    } while filled < size
  }
  return bytes.count == size ? bytes : nil
}
