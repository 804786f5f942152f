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

  /// Whether a file is in the content folder or the theme, and not one of a program.
  func isOfSite(_ path: String) -> Bool { watched.contains { path.hasPrefix($0 + "/") } }

  /// The pages and the images that they can show.
  func files() throws -> ContentFolder.Content { try folder.reader().content() }

  func readTheme() throws -> Theme { try folder.context.theme(theme) }
}
