import FileSystem
import FoundationEssentials

/// A folder of C modules that the compiler has built.
///
/// Programs of pages are compiled with it, but only our own program fills it, so no page can leave
/// anything there for another.
struct ModuleCache: Equatable, Sendable {
  let folder: String

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

  /// Whether the compiler failed because it could not add a module.
  ///
  /// A page can print the same. Then its program is compiled once more, in its own time and its own folder.
  func lacksModule(for report: Stage.Report) -> Bool {
    report.ending != .exited(0)
      && report.text.contains("error: unable to open output file '\(folder)/")
  }

  /// Whether the modules for these flags are built and unchanged; tries to build them if not.
  func isFilled(for flags: [String], build: () throws -> Bool) throws -> Bool {
    if isUnchanged(for: flags) { return true }
    let url = URL(fileURLWithPath: folder)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: folder) else { return false }
    // Two that filled it at the same time would each take the other's modules for damage.
    return try withFileLock(folder + ".lock") {
      if isUnchanged(for: flags) { return true }
      let mark = mark(for: flags)
      if FileManager.default.fileExists(atPath: mark) {
        // The compiler would read a damaged module again instead of building it.
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      guard try build(), !keys.isEmpty else { return false }
      let built = keys.sorted().joined(separator: "\n")
      return FileManager.default.createFile(atPath: mark, contents: Data(built.utf8))
    }
  }

  /// Whether the modules for these flags have been built and nothing has changed them.
  private func isUnchanged(for flags: [String]) -> Bool {
    guard let mark = try? String(contentsOfFile: mark(for: flags), encoding: .utf8) else {
      return false
    }
    let built = Set(mark.split(separator: "\n").map(String.init))
    return !built.isEmpty && built.isSubset(of: keys)
  }

  /// The keys of all built modules, which change when the files do.
  private var keys: Set<String> {
    let modules = (try? files(below: folder))?.map(\.path).filter { $0.hasSuffix(".pcm") } ?? []
    return Set(modules.compactMap { FileIdentity(folder + "/" + $0)?.key })
  }

  /// Makes the next run build them again, because a header has changed.
  func forget(_ flags: [String]) {
    try? FileManager.default.removeItem(atPath: mark(for: flags))
  }

  private func mark(for flags: [String]) -> String {
    folder + "/filled-" + ResultCache.key(of: flags.joined(separator: " "), about: [])
  }
}
