import FoundationEssentials

/// The locations of the program's separate parts, relative to the executable.
///
/// An installation has `bin/bodycheck` next to `lib/bodycheck/` and `share/bodycheck/`; a source tree
/// has `.build/TRIPLE/CONFIGURATION/bodycheck`, with the engine in the same folder.
struct Installation: Equatable {
  /// The engine's modules and libraries.
  let engineFolder: String
  /// The theme for sites without their own, if there is one.
  let themeFolder: String?
  /// The guidelines that come with the program, if they are there.
  let contentFolder: String?

  /// Searches relative to the executable's folder, with links resolved.
  init(executableFolder: String) {
    let folder = URL(fileURLWithPath: executableFolder)
    let engine = folder.appendingPathComponent("../lib/bodycheck").standardizedFileURL.path
    let isInstalled = FileManager.default.fileExists(atPath: engine)
    engineFolder = isInstalled ? engine : folder.path
    themeFolder = Self.part("themes/default", besides: folder)
    contentFolder = Self.part("content", besides: folder)
  }

  /// A part of the installation or of the source tree, if it is there.
  private static func part(_ path: String, besides folder: URL) -> String? {
    ["../share/bodycheck/", "../../../"]
      .map { folder.appendingPathComponent($0 + path).standardizedFileURL.path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
