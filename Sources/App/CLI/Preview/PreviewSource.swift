import Guidelines
import SiteRenderer

/// The locations of a previewed site's files.
struct PreviewSource: Sendable {
  let folder: SiteFolder
  /// The theme's folder as given by the user, or `nil` for the site's own or the installed one.
  let theme: String?

  /// The content folder.
  private var content: String { folder.location.root + "/" + folder.location.folder }

  /// The folders to watch for changes: the content, the theme and the theme's parents.
  ///
  /// They include the site's own theme even if it is missing and another one is shown.
  var watched: [String] {
    let own = theme == nil ? [folder.context.absolute(Context.siteTheme)] : []
    let themes = folder.context.themeFolders(theme)
    return [content] + own + themes.filter { !own.contains($0) }
  }

  /// Whether a file is one of the pages.
  func isPage(_ path: String) -> Bool { path.hasPrefix(content + "/") && path.hasSuffix(".md") }

  /// The pages' texts by their path relative to the site's root.
  func texts() throws -> [String: String] { try folder.reader().texts() }

  /// The images that pages can show.
  func images() throws -> [ImageFile] {
    ImageFile.all(try folder.reader().images(), folder: folder.location.folder)
  }

  func readTheme() throws -> Theme { try folder.context.theme(theme) }
}
