import FoundationEssentials
import Glibc

/// Detects changes with inotify on Linux.
///
/// Whenever a folder appears, disappears or moves, a root leads to another folder, or Linux drops events,
/// all roots are watched from scratch and reported as changed.
final class InotifyWatcher: FileWatcher, @unchecked Sendable {
  var roots: [String]

  private(set) var descriptor: Int32 = -1
  /// The watched folders by watch descriptor.
  private var folders: [Int32: String] = [:]
  /// The watched roots, with the device and inode of each.
  private var rootIDs: [String: [UInt64]] = [:]

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MOVE_SELF | IN_ONLYDIR
  )

  /// Milliseconds without events after which a save is complete.
  private static let quietTime: Int32 = 4

  /// Milliseconds between checks of where the roots lead, because not every replacement causes an event.
  private static let rootInterval: Int32 = 250

  /// - Throws: `WatcherProblem` if Linux does not allow another watch.
  init(roots: [String]) throws(WatcherProblem) {
    self.roots = roots
    try watchRoots()
  }

  deinit { close(descriptor) }

  func next() throws(WatcherProblem) -> Set<String> {
    while true {
      var changed: Set<String> = []
      var areFoldersCurrent = ids(of: roots) == rootIDs
      var timeout = Self.rootInterval
      while areFoldersCurrent, hasEvents(within: timeout) {
        areFoldersCurrent = try readEvents(into: &changed)
        timeout = Self.quietTime
      }
      guard areFoldersCurrent else {
        try watchRoots()
        return Set(roots)
      }
      if !changed.isEmpty { return changed }
    }
  }

  /// Watches exactly the roots and all folders in them.
  private func watchRoots() throws(WatcherProblem) {
    close(descriptor)
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw WatcherProblem(code: errno) }
    folders = [:]
    // Read before visiting the folders, so that a root replaced in the meantime is detected.
    rootIDs = ids(of: roots)
    for root in roots { try watch(root) }
  }

  private func watch(_ folder: String) throws(WatcherProblem) {
    let number = inotify_add_watch(descriptor, folder, Self.events)
    guard number >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw WatcherProblem(code: errno)
    }
    // A root may be inside of another.
    guard folders.updateValue(folder, forKey: number) == nil else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var status = stat()
      // A link in the folder may lead anywhere, and no page is read through it.
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { try watch(path) }
    }
  }

  private func ids(of roots: [String]) -> [String: [UInt64]] {
    var ids: [String: [UInt64]] = [:]
    for root in roots {
      var status = stat()
      ids[root] = stat(root, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : []
    }
    return ids
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Reads the available events.
  /// - Returns: Whether the set of watched folders is still complete.
  private func readEvents(into changed: inout Set<String>) throws(WatcherProblem) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      if errno == EINTR { return true }
      throw WatcherProblem(code: errno)
    }
    return buffer.withUnsafeBytes { bytes in
      var start = 0
      while start < count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let nameStart = start + MemoryLayout<inotify_event>.size
        start = nameStart + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW | IN_IGNORED | IN_MOVE_SELF) != 0 { return false }
        let name = String(decoding: bytes[nameStart..<start].prefix { $0 != 0 }, as: UTF8.self)
        guard let folder = folders[event.wd], !name.isEmpty, !name.hasPrefix(".") else { continue }
        if event.mask & UInt32(IN_ISDIR) != 0 { return false }
        // A created file is reported again after it has been written.
        if event.mask & UInt32(IN_CREATE) == 0 { changed.insert(folder + "/" + name) }
      }
      return true
    }
  }
}
