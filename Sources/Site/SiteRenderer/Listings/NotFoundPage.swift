import Guidelines
import Mustache

/// The page that servers show for a nonexistent address.
struct NotFoundPage {
  let context: RenderContext

  /// The maximum number of folders in an address at which the page finds a site that does not know its own path.
  private static let maxDepth = 4

  /// Its links start at the site's path if that is known, because the address may have any depth.
  ///
  /// If it is not, the page asks for its files in each folder above, and the theme's `root.js` corrects the links.
  func file() throws(TemplateProblem) -> OutputFile {
    let path = SitePath("404.html")
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "not-found",
      schemaType: "WebPage",
      title: "Page not found",
      description: "It may have been renamed. Search for it, or browse its topic.",
      basePath: context.options.basePath
    )
    let topics = context.map.topics.map { SiteMap.Listing(title: $0.title, path: $0.path) }
    let ways = topics + context.map.listings
    return try layout.file(
      "not-found",
      [
        "showsTopics": false,
        "roots": .list(context.options.basePath == nil ? roots : []),
        "ways": .list(
          ways.map { way in
            ["title": .string(way.title), "href": .string(layout.root + path.link(to: way.path))]
          }
        ),
      ]
    )
  }

  private var roots: [Value] {
    (0...Self.maxDepth).map { ["root": .string(String(repeating: "../", count: $0))] }
  }
}
