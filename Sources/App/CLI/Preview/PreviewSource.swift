import FoundationEssentials
import Guidelines
import SiteRenderer

/// Where the files of a previewed site are on disk.
struct PreviewSource: Sendable {
  let folder: SiteFolder
  /// The theme's folder as the user gave it, or `nil` for the site's own or the installed one.
  let theme: String?

  /// The folders whose changes matter, those of the theme's parents included.
  var watched: [String] {
    let (root, content) = folder.place
    return [root + "/" + content] + folder.context.themeFolders(theme)
  }

  /// Whether a theme may have named another parent, so that other folders are to be watched.
  func maySelectFolders(_ changed: Set<String>) -> Bool {
    changed.contains { $0.hasSuffix("/" + ThemeChain.fileName) }
  }

  /// The pages' texts by their path relative to the site's root.
  func texts() throws -> [String: String] { try folder.reader().texts() }

  /// The images that pages can show.
  func images() throws -> [ImageFile] {
    ImageFile.all(try folder.reader().images(), folder: folder.place.folder)
  }

  /// The path of the page that a file holds, or `nil` for another file.
  func pagePath(of file: String) -> String? {
    let (root, content) = folder.place
    guard file.hasPrefix("\(root)/\(content)/"), file.hasSuffix(".md") else { return nil }
    return String(file.dropFirst(root.count + 1))
  }

  /// The text of a page as it is now, or `nil` for one that is gone.
  func text(of page: String) -> String? { try? folder.reader().text(of: page) }

  func readTheme() throws -> Theme { try folder.context.theme(theme) }
}
