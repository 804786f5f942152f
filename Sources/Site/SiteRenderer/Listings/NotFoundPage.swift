import Guidelines
import Mustache

/// The page that servers show for a nonexistent address.
struct NotFoundPage {
  let context: RenderContext

  /// Its links start at the base URL if that is known, because the address may have any depth.
  func file() throws(TemplateProblem) -> OutputFile {
    let path = SitePath("404.html")
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "not-found",
      schemaType: "WebPage",
      title: "Page not found",
      description: "It may have been renamed. Search for it, or browse its topic."
    )
    let root = context.options.basePath ?? path.root
    let topics = context.map.topics.map { SiteMap.Listing(title: $0.title, path: $0.path) }
    let ways = topics + context.map.listings
    return try layout.file(
      "not-found",
      [
        "root": .string(root),
        "showsTopics": false,
        "ways": .list(
          ways.map { way in
            ["title": .string(way.title), "href": .string(root + path.link(to: way.path))]
          }
        ),
      ]
    )
  }
}

extension RenderOptions {
  /// The path of the base URL with a trailing `/`, or `nil` without a base URL.
  fileprivate var basePath: String? {
    guard let baseURL else { return nil }
    let parts = baseURL.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let hasHost = baseURL.contains("://")
    let folders = hasHost ? parts.dropFirst(2) : parts[...]
    return "/" + folders.map { $0 + "/" }.joined()
  }
}
