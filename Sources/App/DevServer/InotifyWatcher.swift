import FoundationEssentials
import Glibc

/// Is told of changes by Linux.
final class InotifyWatcher: FileWatcher, @unchecked Sendable {
  private let descriptor: Int32
  /// The folders by the numbers of their watches.
  private var folders: [Int32: String] = [:]

  private static let events =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  /// Milliseconds without another event after which a save is complete.
  private static let quiet: Int32 = 4

  /// - Returns: `nil` where the system gives no watch, since there are too many or none at all.
  init?(folders: [String]) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    for folder in folders {
      guard watch(folder) else {
        close(descriptor)
        return nil
      }
    }
  }

  deinit { close(descriptor) }

  func follow(_ folders: [String]) {
    for folder in folders { _ = watch(folder) }
  }

  func next() -> Set<String> {
    var changed: Set<String> = []
    while changed.isEmpty { changed = read() }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, Self.quiet) > 0 { changed.formUnion(read()) }
    return changed
  }

  /// Watches a folder and all folders in it.
  private func watch(_ folder: String) -> Bool {
    let number = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_ONLYDIR))
    guard number >= 0 else { return false }
    folders[number] = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.allSatisfy { name in
      var isFolder = false
      let path = folder + "/" + name
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return !exists || !isFolder || name.hasPrefix(".") || watch(path)
    }
  }

  /// Waits for events and reads those that are there.
  private func read() -> Set<String> {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    var changed: Set<String> = []
    buffer.withUnsafeBytes { bytes in
      var start = 0
      while start < count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let nameStart = start + MemoryLayout<inotify_event>.size
        let name = bytes[nameStart..<(nameStart + Int(event.len))].prefix { $0 != 0 }
        note(event, name: String(decoding: name, as: UTF8.self), in: &changed)
        start = nameStart + Int(event.len)
      }
    }
    return changed
  }

  private func note(_ event: inotify_event, name: String, in changed: inout Set<String>) {
    // Events were lost: everything may have changed.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      changed.formUnion(folders.values.flatMap { files(in: $0).keys })
    }
    guard let folder = folders[event.wd], !name.isEmpty, !name.hasPrefix(".") else { return }
    let path = folder + "/" + name
    if event.mask & UInt32(IN_ISDIR) == 0 {
      // A created file is reported once more when it has been written.
      if event.mask & UInt32(IN_CREATE) == 0 { changed.insert(path) }
    } else if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
      _ = watch(path)
      changed.formUnion(files(in: path).keys)
    } else {
      changed.insert(path)
    }
  }
}
