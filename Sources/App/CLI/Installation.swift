import FoundationEssentials

/// Where the parts of the program are that it does not carry in itself, found from its own place.
///
/// Installed, that is `bin/bodycheck` beside `lib/bodycheck/` and `share/bodycheck/`; in a source tree
/// it is `.build/TRIPLE/CONFIGURATION/bodycheck`, with the engine beside it.
struct Installation: Equatable {
  /// The engine's modules and libraries.
  let engineFolder: String
  /// The theme of sites that have none of their own, if there is one.
  let themeFolder: String?

  /// Looks around the folder of the executable, links resolved.
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
