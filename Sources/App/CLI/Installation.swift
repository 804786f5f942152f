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

  /// Searches relative to the executable's folder, with links resolved.
  init(executableFolder: String) {
    let folder = URL(fileURLWithPath: executableFolder)
    let engine = folder.appendingPathComponent("../lib/bodycheck").standardizedFileURL.path
    let isInstalled = FileManager.default.fileExists(atPath: engine)
    engineFolder = isInstalled ? engine : folder.path
    let themes = ["../share/bodycheck/themes/default", "../../../themes/default"]
    themeFolder = themes.map { folder.appendingPathComponent($0).standardizedFileURL.path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
