import CSystem
import Glibc

/// Copies a file out of a folder in which an untrusted process has written and has ended.
///
/// No link is followed, and nothing but a plain file of this user with one name is read.
/// - Parameters:
///   - name: The file's name in the folder.
///   - folder: The folder, whose own parent no untrusted process can write.
///   - path: The copy, which must not exist.
///   - limit: The most bytes that the file may have.
///   - permissions: Those of the copy.
/// - Throws: `UntrustedFileProblem`.
package func takeFile(
  _ name: String,
  from folder: String,
  to path: String,
  limit: Int,
  permissions: mode_t = 0o600
) throws(UntrustedFileProblem) {
  func problem(_ text: String) -> UntrustedFileProblem { .init(name: name, text: text) }
  func fault() -> UntrustedFileProblem { problem(String(cString: strerror(errno))) }
  guard !name.contains("/"), name != "..", name != "." else { throw problem("not a name") }
  let parent = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  guard parent >= 0 else { throw fault() }
  defer { close(parent) }
  // Opening a pipe would wait for its other end.
  let source = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard source >= 0 else { throw fault() }
  defer { close(source) }
  var status = stat()
  guard fstat(source, &status) == 0 else { throw fault() }
  guard status.st_mode & S_IFMT == S_IFREG else { throw problem("not a plain file") }
  guard status.st_uid == geteuid() else { throw problem("a file of another user") }
  guard status.st_nlink == 1 else { throw problem("a file with several names") }
  guard status.st_size <= limit else { throw problem("more than \(limit) bytes") }
  let target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
  guard target >= 0 else { throw fault() }
  defer { close(target) }
  var rest = Int(status.st_size)
  while rest > 0 {
    let count = sendfile(target, source, nil, rest)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw fault() }
    rest -= count
  }
}

/// What an untrusted process left in place of a file.
package struct UntrustedFileProblem: Error, Equatable, CustomStringConvertible {
  let name: String
  package let text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// What is wrong, then how to fix it.
  package var description: String {
    "the compiler or linker left no usable file '\(name)' (\(text)): make room on the disk, or remove code that"
      + " attacks them"
  }
}

/// Removes a folder and everything in it, even what an untrusted process made to prevent that.
///
/// No link is followed. What cannot be removed stays.
package func removeTree(_ path: String) { remove_tree(path) }
