import Guidelines
import Mustache

/// The topics and lists beside a page; of a long topic only the pages around the current one.
struct NavigationModel {
  let context: RenderContext
  let path: SitePath
  /// The title of the current topic, if there is one.
  let topic: String?
  let page: Page?

  /// A topic with more pages is not listed whole.
  private static let mostPages = 24
  /// How many pages of a longer one are listed before and after the current page.
  private static let reach = 6

  /// The key `places`.
  var places: [Value] {
    context.map.places.map { place in
      [
        "title": .string(place.title),
        "href": .string(path.link(to: place.path)),
        "isCurrent": .boolean(place.path == path),
      ]
    }
  }

  /// The key `topics`.
  var topics: [Value] { context.map.topics.map(model) }

  private func model(_ topic: SiteMap.Topic) -> Value {
    let isCurrent = topic.title == self.topic
    let pages = isCurrent ? pages(around: topic) : []
    let link = path.link(to: topic.path)
    return [
      "title": .string(topic.title),
      "href": .string(link),
      "isCurrent": .boolean(isCurrent),
      "hasPages": .boolean(!pages.isEmpty),
      "pages": .list(pages.map(model)),
      "rest": pages.isEmpty || pages.count == topic.pages.count
        ? false : ["href": .string(link), "count": .integer(topic.pages.count)],
    ]
  }

  /// The pages of the current topic that are listed; none of a long one where no page is current.
  func pages(around topic: SiteMap.Topic) -> ArraySlice<Page> {
    guard topic.pages.count > Self.mostPages else { return topic.pages[...] }
    guard let place = page.flatMap(context.map.place(inTopic:)) else { return [] }
    let all = topic.pages.indices
    return topic.pages[(place - Self.reach..<place + Self.reach + 1).clamped(to: all)]
  }

  private func model(_ page: Page) -> Value {
    let target = context.map.path(of: page)
    return [
      "title": .string(page.title),
      "href": .string(path.link(to: target)),
      "isCurrent": .boolean(target == path),
    ]
  }
}
