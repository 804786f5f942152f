import Glibc

/// Calls a closure while no other thread or process does so with the same file.
///
/// The file is created, and stays. Where it cannot be locked, the closure is called all the same.
package func withFileLock<Result, Problem: Error>(
  _ path: String,
  _ body: () throws(Problem) -> Result
) throws(Problem) -> Result {
  let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  defer { close(descriptor) }
  while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  return try body()
}
