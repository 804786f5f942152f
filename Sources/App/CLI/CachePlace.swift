import FileSystem
import FoundationEssentials
import GitHistory
import Glibc
import Verification

/// Where results are cached, before anything is opened.
package struct CachePlace: Equatable, Sendable {
  /// A folder that the user chose, by a flag or by a home; links lead to it.
  package var base: String
  /// The path from there, in which nothing may be a link or belong to anybody else.
  package var parts: [String]

  package init(base: String, parts: [String]) { (self.base, self.parts) = (base, parts) }

  package var path: String { ([base] + parts).joined(separator: "/") }

  /// The folder of the user's results, and the one of the key that authenticates them.
  /// - Returns: `nil` if the environment names no home.
  static func ofUser(_ environment: [String: String]) -> (results: CachePlace, key: CachePlace)? {
    func folder(_ variable: String, _ path: String) -> CachePlace? {
      let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + path : nil }
      return (named ?? home).map { CachePlace(base: $0, parts: ["bodycheck"]) }
    }
    guard let results = folder("XDG_CACHE_HOME", "/.cache"),
      let key = folder("XDG_STATE_HOME", "/.local/state")
    else { return nil }
    return (results, key)
  }

  /// A folder that a flag names: links are followed only outside of the checkout, where no stranger has made them.
  init(named path: String, checkout: String) {
    let path = normalized(path)
    let root = normalized(checkout)
    if path.hasPrefix(root + "/") {
      self.init(
        base: root,
        parts: path.dropFirst(root.count + 1).split(separator: "/").map(String.init)
      )
    } else {
      self.init(
        base: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]),
        parts: [path.split(separator: "/").last.map(String.init) ?? ""]
      )
    }
  }

  /// Opens the folder, made if necessary.
  /// - Throws: `CacheProblem` for a folder that someone else could have filled, `UnreadableFile`.
  func open() throws -> OpenFolder {
    if !FileManager.default.fileExists(atPath: base) {
      try? FileManager.default.createDirectory(
        atPath: base,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    var folder = try OpenFolder(base)
    for part in parts { folder = try enter(part, of: folder) }
    return folder
  }

  /// Opens a folder inside another one.
  private func enter(_ part: String, of parent: OpenFolder) throws -> OpenFolder {
    let folder: OpenFolder
    do {
      folder = try parent.folder(part, isMade: true)
    } catch {
      guard [ELOOP, ENOTDIR].contains(error.code) else { throw error }
      throw CacheProblem(path: error.path, fault: .link)
    }
    switch folder.exposure {
    case .otherOwner: throw CacheProblem(path: folder.path, fault: .otherOwner)
    case .writableByOthers where part == parts.last:
      throw CacheProblem(path: folder.path, fault: .writableByOthers)
    default: return folder
    }
  }
}

/// A folder that is not used as the cache.
struct CacheProblem: Error, Equatable, CustomStringConvertible {
  enum Fault { case link, otherOwner, writableByOthers, tracked }

  let path: String
  let fault: Fault

  /// What is wrong, why that matters, and how to fix it.
  var description: String {
    let (what, fix) =
      switch fault {
      case .link: ("is a link or no folder", "remove it")
      case .otherOwner: ("belongs to another user", "remove it")
      case .writableByOthers: ("can be written by other users", "run 'chmod go-w' on it")
      case .tracked: ("has files of a git repository", "run 'git rm -r --cached' on it")
      }
    return
      "'\(path)' \(what), so others could have put results there: \(fix), or name another folder with '--cache'"
  }
}

extension Context {
  /// The cache.
  /// - Parameter isNoted: Whether to say on standard error why there is none.
  /// - Returns: `nil` where nothing can be written.
  /// - Throws: `CacheProblem`, `CacheKeyProblem`.
  func cache(isNoted: Bool = false) throws -> CacheLocation? {
    do {
      guard let cachePlace else { throw NoHome() }
      let folder = try checked(cachePlace).open()
      if isNoted, KnowledgeBase.repository(around: folder.path) != nil {
        let isTracked = hasTrackedFiles(in: folder.path, environment: environment)
        if isTracked == true {
          throw CacheProblem(path: folder.path, fault: .tracked)
        }
      }
      return CacheLocation(
        folder: folder,
        key: try CacheKey(from: environment, or: keyPlace.map(checked))
      )
    } catch  where error is NoHome || error is UnreadableFile {
      if isNoted, !isQuiet { writeError("bodycheck: results are not cached: \(error)\n") }
      return nil
    }
  }

  /// A folder to which no link in the checkout leads.
  private func checked(_ place: CachePlace) throws -> CachePlace {
    if let link = link(inside: checkout, onTheWayTo: normalized(place.path)) {
      throw CacheProblem(path: link, fault: .link)
    }
    return place
  }

  /// The variable that gives the key, for services that start with an empty home.
  static let keyVariable = "BODYCHECK_CACHE_KEY"
}

extension CacheKey {
  /// The key from the environment, or the one in a folder of the user.
  init(from environment: [String: String], or place: CachePlace?) throws {
    if let text = environment[Context.keyVariable] {
      guard let key = CacheKey(hexadecimal: text) else { throw ArgumentProblem.notAKey }
      self = key
    } else {
      guard let place else { throw NoHome() }
      try self.init(in: place.open())
    }
  }
}

/// Why there is no folder of the user.
private struct NoHome: Error, CustomStringConvertible {
  let description =
    "the environment names no home: set HOME, or XDG_CACHE_HOME and XDG_STATE_HOME"
}
