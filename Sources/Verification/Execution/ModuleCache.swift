import FileSystem
import FoundationEssentials
import Glibc

/// C modules that the compiler has built, in a folder for each set of flags.
///
/// Programs of pages are compiled with them, but only our own program fills a folder, so no page can leave
/// anything there for another. What anybody else has put there, such as the cache of a service that is shared between
/// branches, is removed: an entry that only this installation can write lists the identities of all files, which
/// include the time of the last change, and no archive can restore that.
struct ModuleCache: Equatable, Sendable {
  private let base: OpenFolder
  private let built: CacheFolder<[String]>

  /// Opens the folder in a cache, made if necessary; `nil` where that is impossible.
  init?(in location: CacheLocation) {
    guard let base = try? location.folder.folder("modules", isMade: true) else { return nil }
    self.base = base
    built = CacheFolder("modules", in: location)
  }

  static func == (left: ModuleCache, right: ModuleCache) -> Bool {
    left.base.path == right.base.path
  }

  /// Imports what most programs import.
  static let program = """
    import Combine
    import CoreGraphics
    import Dispatch
    import FoundationShim
    import Glibc
    import Observation
    import ScenarioHost
    import SwiftUI

    """

  /// The folder of the modules for these flags.
  func folder(for flags: [String]) -> String { base.path + "/" + name(for: flags) }

  private func name(for flags: [String]) -> String { "built-" + key(for: flags) }

  private func key(for flags: [String]) -> String {
    ResultCache.key(of: flags.joined(separator: " "), about: [])
  }

  /// Whether the compiler failed because it could not add a module.
  ///
  /// A page can print the same. Then its program is compiled once more, in its own time and its own folder.
  func lacksModule(for report: Stage.Report) -> Bool {
    report.ending != .exited(0)
      && report.text.contains("error: unable to open output file '\(base.path)/")
  }

  /// Whether the modules for these flags are built and unchanged; builds them in an empty folder if not.
  func isFilled(for flags: [String], build: () throws -> Bool) throws -> Bool {
    if isUnchanged(for: flags) { return true }
    guard FileManager.default.isWritableFile(atPath: base.path) else { return false }
    // Two that filled it at the same time would each take the other's modules for damage.
    return try base.locked {
      if isUnchanged(for: flags) { return true }
      base.remove(name(for: flags))
      removeTree(folder(for: flags))
      let isMade = (try? base.folder(name(for: flags), isMade: true)) != nil
      guard isMade, identities(for: flags).isEmpty, try build() else { return false }
      built.store(identities(for: flags), as: key(for: flags))
      return isUnchanged(for: flags)
    }
  }

  /// Whether this installation has built the modules for these flags, and nothing has changed, removed or added any.
  private func isUnchanged(for flags: [String]) -> Bool {
    guard let known = built[key(for: flags)], !known.isEmpty else { return false }
    return known == identities(for: flags)
  }

  /// The keys of all files and folders, which change when those do.
  private func identities(for flags: [String]) -> [String] {
    let folder = folder(for: flags)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    // The compiler writes the time of its last cleaning, and reads nothing else from that file.
    return paths.filter { $0 != "modules.timestamp" }.sorted()
      .map { FileIdentity(folder + "/" + $0)?.key ?? $0 }
  }

  /// Makes the next run build them again, because a header has changed.
  func forget(_ flags: [String]) { base.remove(key(for: flags)) }
}
