/// Waits for changes below some folders.
package protocol FileWatcher: AnyObject, Sendable {
  /// The folders to watch, by absolute path; a missing one is watched as soon as it exists.
  ///
  /// Set it only on the thread that calls `next()`.
  var roots: [String] { get set }

  /// Waits for the next change.
  /// - Returns: The paths of changed files, each a root followed by the path inside it. A folder's path
  ///   stands for everything in the folder.
  /// - Throws: `WatcherProblem` when changes can no longer be seen.
  func next() throws(WatcherProblem) -> Set<String>
}

/// The best watcher that this machine has for some folders, given by absolute path.
package func fileWatcher(of roots: [String]) -> any FileWatcher {
  do {
    return try InotifyWatcher(roots: roots)
  } catch {
    return PollingWatcher(roots: roots)
  }
}

/// Why changes can no longer be seen.
package struct WatcherProblem: Error, CustomStringConvertible {
  /// The `errno` of the failed call.
  let code: Int32

  package var description: String {
    "changed files are no longer noticed (\(systemMessage(code))): restart 'bodycheck serve'"
  }
}
