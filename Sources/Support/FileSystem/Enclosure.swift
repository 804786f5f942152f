import Glibc

/// A folder outside of which nothing is read, whoever names a file.
///
/// A path may contain links, but it must lead to a regular file in the folder without a hidden part on the way. The
/// file is then opened name by name, without following links, so no link can be put there in between.
package struct Enclosure: Equatable, Sendable {
  /// The folder with links resolved; a path that leads nowhere if there is none.
  package let root: String

  package init(_ folder: String) { root = realPath(folder) ?? "/dev/null/nowhere" }

  /// Why a file is not read.
  package enum Fault: Error, Equatable {
    /// Nothing is there.
    case missing
    /// The path leads to this one, which is outside or hidden.
    case outside(String)
    /// A folder, a device, a pipe or a socket.
    case noFile
    case tooLarge(bytes: Int)
    /// The system's error code.
    case unreadable(Int32)
  }

  /// Where a path leads: the names from the root to it.
  /// - Parameter path: An absolute path.
  /// - Returns: The names; none for the root itself.
  /// - Throws: `Fault.missing` or `Fault.outside`.
  package func names(of path: String) throws(Fault) -> [String] {
    guard let target = realPath(path) else {
      throw [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreadable(errno)
    }
    guard target == root || target.hasPrefix(root == "/" ? root : root + "/") else {
      throw .outside(target)
    }
    let names = target.dropFirst(root.count).split(separator: "/").map(String.init)
    guard !names.contains(where: { $0.hasPrefix(".") }) else { throw .outside(target) }
    return names
  }

  /// Whether a path leads to something inside.
  package func contains(_ path: String) -> Bool { (try? names(of: path)) != nil }

  /// The bytes of a file.
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - maxSize: The most bytes.
  /// - Returns: All bytes.
  /// - Throws: `Fault`.
  package func contents(of path: String, maxSize: Int = .max) throws(Fault) -> [UInt8] {
    let names = try names(of: path)
    guard let file = names.last else { throw .noFile }
    let found: (size: Int, bytes: [UInt8]?)
    do throws(UnreadableFile) {
      var folder = try OpenFolder(root)
      for name in names.dropLast() { folder = try folder.folder(name) }
      found = try folder.withFile(file) { (descriptor, status) throws(UnreadableFile) in
        let size = Int(status.st_size)
        guard size <= maxSize else { return (size, nil) }
        return (size, try FileSystem.contents(of: descriptor, path: path, size: size))
      }
    } catch {
      throw [EINVAL, ENOTDIR].contains(error.code) ? .noFile : .unreadable(error.code)
    }
    guard let bytes = found.bytes else { throw .tooLarge(bytes: found.size) }
    return bytes
  }
}
