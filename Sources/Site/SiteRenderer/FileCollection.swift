import Synchronization

/// Files kept in memory, where a site is not written to a folder.
package final class FileCollection: Sendable {
  private let taken = Mutex<[OutputFile]>([])

  package init() {}

  /// Takes a file.
  package func add(_ file: OutputFile) { taken.withLock { $0.append(file) } }

  /// What it was given, sorted by path.
  package var files: [OutputFile] { taken.withLock { $0 }.sorted { $0.path < $1.path } }
}
