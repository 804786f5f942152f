import FileSystem
import FoundationEssentials
import Glibc
import Verification

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
    for place in ancestors(of: folder).dropFirst() {
      let home = place + "/content/index.md"
      if FileManager.default.fileExists(atPath: home) {
        return owner(of: place) == user && owner(of: home) == user ? place : nil
      }
    }
    return nil
  }

  /// The nearest folder that is a git repository: the folder itself or one above with the same owner.
  /// - Parameter folder: The folder; if it does not exist yet, the nearest one above is meant.
  /// - Returns: `nil` if there is none.
  static func repository(around folder: String) -> String? {
    let places = ancestors(of: folder).drop { !FileManager.default.fileExists(atPath: $0) }
    let found = places.first { FileManager.default.fileExists(atPath: $0 + "/.git") }
    return found.flatMap { owner(of: $0) == places.first.map(owner) ? $0 : nil }
  }

  /// The user's folder for built C modules.
  /// - Returns: `nil` if the environment names no home, or nothing can be written there, or a link in the checkout
  ///   leads there.
  static func userCache(_ environment: [String: String], checkout: String) -> String? {
    let folder = CachePlace.ofUser(environment)?.results.path
    return folder.flatMap {
      canBeWritten($0) && link(inside: checkout, onTheWayTo: normalized($0)) == nil ? $0 : nil
    }
  }

  /// Where all knowledge bases of a user share built C modules: in the user's cache, or in a temporary folder
  /// that has its own key.
  static func moduleCache(_ environment: [String: String], checkout: String) -> CacheLocation? {
    if userCache(environment, checkout: checkout) != nil,
      let places = CachePlace.ofUser(environment),
      let folder = try? places.results.open(),
      let key = try? CacheKey(from: environment, or: places.key)
    {
      return CacheLocation(folder: folder, key: key)
    }
    guard let path = temporaryCache(environment), let folder = try? OpenFolder(path),
      let key = try? CacheKey(in: folder)
    else { return nil }
    return CacheLocation(folder: folder, key: key)
  }

  /// The user's folder for the same where nothing else can be written, as in some containers.
  /// - Returns: `nil` if there is none, or someone else has made it or can write there.
  static func temporaryCache(_ environment: [String: String]) -> String? {
    let base = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let folder = base + "/bodycheck-\(geteuid())"
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { return nil }
    return folder
  }

  /// Whether a folder can be written, or made if it does not exist.
  static func canBeWritten(_ folder: String) -> Bool {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    var isFolder = false
    while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      url = url.deletingLastPathComponent()
    }
    return isFolder && FileManager.default.isWritableFile(atPath: url.path)
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }
}
