/// The theme's style sheets as one file and its scripts as another, so that a page loads two files and
/// not forty, and what they have in common is compressed once.
enum ThemeBundle {
  static let style = "assets/site.css"
  static let script = "assets/site.js"
  /// Names the layers, so it comes first.
  private static let firstSheet = "assets/css/tokens.css"
  /// Is to run before anything is drawn, so the layout names it by itself.
  private static let earlyScript = "assets/js/color-scheme.js"

  /// The assets with bundles in place of what is in them; all else is as it was.
  ///
  /// Scripts in a folder below `js/` are a bundle named after it, which others load when they need it.
  /// - Parameter assets: The theme's files, sorted by path, which is also their order in a bundle.
  /// - Returns: The files of the site, sorted by path.
  static func bundled(_ assets: [OutputFile]) -> [OutputFile] {
    var members: [String: [OutputFile]] = [:]
    var others: [OutputFile] = []
    for asset in assets {
      if let bundle = bundle(of: asset.path) {
        members[bundle, default: []].append(asset)
      } else {
        others.append(asset)
      }
    }
    let bundles = members.map { path, files in
      let ordered = files.filter { $0.path == firstSheet } + files.filter { $0.path != firstSheet }
      return OutputFile(path: path, bytes: ordered.flatMap(\.bytes))
    }
    return (others + bundles).sorted { $0.path < $1.path }
  }

  /// The bundle that a file is part of, if it is.
  private static func bundle(of path: String) -> String? {
    guard path != earlyScript else { return nil }
    let folders = path.split(separator: "/").dropFirst().dropLast()
    return switch (folders.first, folders.count) {
    case ("css", 1) where path.hasSuffix(".css"): style
    case ("js", 1) where path.hasSuffix(".js"): script
    case ("js", 2) where path.hasSuffix(".js"): "assets/\(folders[folders.startIndex + 1]).js"
    default: nil
    }
  }
}
