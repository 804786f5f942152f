/// Bundles the theme's style sheets into one file and its scripts into another.
///
/// A page then loads two files instead of forty, and text that they share is compressed once.
enum ThemeBundle {
  static let style = "assets/site.css"
  static let script = "assets/site.js"
  /// Declares the cascade layers, so it comes first.
  private static let firstSheet = "assets/css/tokens.css"
  /// Runs before the first paint, so the layout loads it separately.
  private static let earlyScript = "assets/js/color-scheme.js"

  /// The assets with bundles in place of the bundled files; other files are unchanged.
  ///
  /// The scripts in a subfolder of `js/` form a bundle named after it, which is loaded on demand.
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

  /// The bundle that contains a file, if any.
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
