import FoundationEssentials

/// Tells which files below some folders have changed.
package protocol FileWatcher: Sendable {
  /// Waits for the next change.
  /// - Returns: The changed files' paths, each as a folder was given followed by the path inside it.
  func next() -> Set<String>

  /// Watches these folders too from now on; a folder that is watched already, or is none, changes nothing.
  func follow(_ folders: [String])
}

/// The best watcher that this machine has for some folders, given with their absolute paths.
package func fileWatcher(of folders: [String]) -> any FileWatcher {
  InotifyWatcher(folders: folders) ?? PollingWatcher(folders: folders)
}

/// The files of a folder with what changes whenever their content does, by their paths.
///
/// Hidden files are left out: editors keep unsaved text in them.
func files(in folder: String) -> [String: Date] {
  var files: [String: Date] = [:]
  for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  where !name.hasPrefix(".") && !name.contains("/.") {
    let path = folder + "/" + name
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
    files[path] = attributes?[.modificationDate] as? Date
  }
  return files
}
