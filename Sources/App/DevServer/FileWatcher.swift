/// Waits for changes in some folders and their subfolders.
package protocol FileWatcher: AnyObject, Sendable {
  /// The absolute paths of the folders to watch; a missing one is watched once it exists.
  ///
  /// Set it only on the thread that calls `next()`.
  var roots: [String] { get set }

  /// Waits for the next change.
  /// - Returns: The paths of changed files, each a root followed by the path inside it. A folder's path
  ///   stands for everything in it.
  /// - Throws: `WatcherProblem` when changes can no longer be detected.
  func next() throws(WatcherProblem) -> Set<String>
}

/// The best watcher that this system supports, for folders given by absolute path.
package func fileWatcher(of roots: [String]) -> any FileWatcher {
  do {
    return try InotifyWatcher(roots: roots)
  } catch {
    return PollingWatcher(roots: roots)
  }
}

/// Why changes can no longer be detected.
package struct WatcherProblem: Error, CustomStringConvertible {
  /// The `errno` of the failed call.
  let code: Int32

  package var description: String {
    "changed files are no longer noticed (\(systemMessage(code))): restart 'bodycheck serve'"
  }
}
