/// The theme's style sheets as one file and its scripts as another, so that a page loads two files and
/// not forty, and what they have in common is compressed once.
enum ThemeBundle {
  static let style = "assets/site.css"
  static let script = "assets/site.js"
  /// Names the layers, so it comes first.
  private static let firstSheet = "assets/css/tokens.css"
  /// Is to run before anything is drawn, so the layout names it by itself.
  private static let earlyScript = "assets/js/color-scheme.js"

  /// The assets with both bundles in place of what is in them; all else is as it was.
  ///
  /// Scripts in a folder below `js/` are not bundled: others load them when they are needed.
  /// - Parameter assets: The theme's files, sorted by path, which is also their order in a bundle.
  /// - Returns: The files of the site, sorted by path.
  static func bundled(_ assets: [OutputFile]) -> [OutputFile] {
    let sheets = assets.filter { isDirectly(in: "assets/css/", $0.path, suffix: ".css") }
    let scripts = assets.filter {
      isDirectly(in: "assets/js/", $0.path, suffix: ".js") && $0.path != earlyScript
    }
    let ordered = sheets.filter { $0.path == firstSheet } + sheets.filter { $0.path != firstSheet }
    let bundles = [joined(ordered, path: style), joined(scripts, path: script)].compactMap { $0 }
    let others = assets.filter { !sheets.contains($0) && !scripts.contains($0) }
    return (others + bundles).sorted { $0.path < $1.path }
  }

  private static func isDirectly(in folder: String, _ path: String, suffix: String) -> Bool {
    path.hasPrefix(folder) && path.hasSuffix(suffix)
      && !path.dropFirst(folder.count).contains("/")
  }

  private static func joined(_ files: [OutputFile], path: String) -> OutputFile? {
    files.isEmpty ? nil : OutputFile(path: path, bytes: files.flatMap(\.bytes))
  }
}
