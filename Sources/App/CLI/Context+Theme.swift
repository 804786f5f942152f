import FoundationEssentials
import SiteRenderer

extension Context {
  /// The theme that a site has of its own, if it is there.
  static let siteTheme = "themes/default"

  /// The theme of a site: the one that a flag names, its own, or the installed one.
  /// - Throws: `ThemeProblem`, or what reading a file threw.
  func theme(_ wish: String?) throws -> Theme {
    let path = themePath(wish)
    return try Theme(readingFrom: URL(fileURLWithPath: absolute(path)), path: path)
  }

  /// The folders of that theme and of those that it takes the rest from.
  func themeFolders(_ wish: String?) -> [String] {
    let path = themePath(wish)
    let chain = ThemeChain(from: URL(fileURLWithPath: absolute(path)), path: path)
    return chain.folders.map(\.url.path)
  }

  func themePath(_ wish: String?) -> String {
    if let wish { return wish }
    let hasOwn = FileManager.default.fileExists(atPath: absolute(Self.siteTheme))
    return hasOwn ? Self.siteTheme : installedTheme ?? Self.siteTheme
  }
}
