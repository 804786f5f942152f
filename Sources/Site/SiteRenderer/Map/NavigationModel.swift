import Guidelines
import Mustache

/// The navigation beside a page: topics and lists; a long topic shows only pages near the current one.
struct NavigationModel {
  let context: RenderContext
  let path: SitePath
  /// The title of the current topic, if there is one.
  let topic: String?
  let page: Page?
  /// What links begin with if they are not relative to the page, whose path then is one from the root.
  var basePath = ""

  /// The key `menu`: the header's links.
  var menu: [Value] {
    context.map.menu.map { link(titled: $0.title, to: $0.path, isCurrent: contains($0.path)) }
  }

  /// The key `places`: the lists that the header does not lead to.
  var places: [Value] {
    let known = Set(context.map.menu.map(\.path))
    return context.map.listings.filter { !known.contains($0.path) }
      .map { link(titled: $0.title, to: $0.path, isCurrent: $0.path == path) }
  }

  /// The key `footer`.
  var footer: [Value] {
    context.map.footer.map { link(titled: $0.title, to: $0.path, isCurrent: false) }
  }

  /// Whether this is the page, or in the folder of which it is the index.
  private func contains(_ target: SitePath) -> Bool {
    let isIndex = target.text.hasSuffix("/index.html")
    return path == target || isIndex && path.text.hasPrefix(target.text.dropLast(10))
  }

  /// The key `topics`.
  var topics: [Value] {
    context.map.topics.map { $0.title == topic ? current($0) : other($0) }
  }

  private func current(_ topic: SiteMap.Topic) -> Value {
    let shown = pages(around: page, of: topic)
    let isShort = shown.isEmpty || shown.count == topic.pages.count
    let link = basePath + path.link(to: topic.path)
    return [
      "title": .string(topic.title),
      "href": .string(link),
      "isCurrent": true,
      "hasPages": .boolean(!shown.isEmpty),
      "pages": .list(
        shown.map { other in
          self.link(titled: other.title, to: other.sitePath, isCurrent: other.path == page?.path)
        }
      ),
      "rest": isShort
        ? false : ["href": .string(link), "count": .integer(topic.pages.count)],
    ]
  }

  private func other(_ topic: SiteMap.Topic) -> Value {
    [
      "title": .string(topic.title),
      "href": .string(basePath + path.link(to: topic.path)),
      "isCurrent": false,
      "hasPages": false,
      "pages": .list([]),
      "rest": false,
    ]
  }

  private func link(titled title: String, to target: SitePath, isCurrent: Bool) -> Value {
    [
      "title": .string(title),
      "href": .string(basePath + path.link(to: target)),
      "isCurrent": .boolean(isCurrent),
    ]
  }

  /// The listed pages of the current topic; none of a long one if no page is current.
  private func pages(around page: Page?, of topic: SiteMap.Topic) -> ArraySlice<Page> {
    let (maxCount, reach) = (24, 6)
    guard topic.pages.count > maxCount else { return topic.pages[...] }
    guard let index = page.flatMap(topic.index) else { return [] }
    return topic.pages[(index - reach..<index + reach + 1).clamped(to: topic.pages.indices)]
  }
}
