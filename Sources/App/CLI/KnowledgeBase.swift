import FoundationEssentials
import Glibc

/// Finds the knowledge base around a folder.
enum KnowledgeBase {
  /// The nearest folder that holds pages: the folder itself if there is a `content` in it, else the nearest one
  /// above with a `content/index.md`.
  ///
  /// The folder above must have the same owner, because its pages are programs that will run.
  /// - Returns: `nil` if there is none.
  static func root(around folder: String) -> String? {
    if FileManager.default.fileExists(atPath: folder + "/content") { return folder }
    guard let user = owner(of: folder) else { return nil }
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while url.path != "/" {
      url = url.deletingLastPathComponent()
      let home = url.path + "/content/index.md"
      if FileManager.default.fileExists(atPath: home) {
        return owner(of: url.path) == user && owner(of: home) == user ? url.path : nil
      }
    }
    return nil
  }

  /// Where results are cached without a knowledge base, so that Bodycheck creates nothing in other
  /// folders.
  /// - Returns: `nil` if the environment names no home.
  static func userCache(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/bodycheck"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/bodycheck"
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }
}
