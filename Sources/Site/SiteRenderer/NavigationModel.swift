import Guidelines
import Mustache
import Synchronization

/// The topics and lists beside a page; of a long topic only the pages around the current one.
struct NavigationModel {
  let context: RenderContext
  let path: SitePath
  /// The title of the current topic, if there is one.
  let topic: String?
  let page: Page?

  /// The key `places`.
  var places: [Value] {
    var places = links.places
    if let place = context.map.places.firstIndex(where: { $0.path == path }) {
      places[place] = context.map.places[place].model(from: path, isCurrent: true)
    }
    return places
  }

  /// The key `topics`.
  var topics: [Value] {
    var topics = links.topics
    if let place = context.map.topics.firstIndex(where: { $0.title == topic }) {
      topics[place] = context.map.topics[place].model(from: path, pages: pages(ofTopic: place))
    }
    return topics
  }

  private var links: FolderLinks.Lists { context.links.lists(from: path, context.map) }

  private func pages(ofTopic place: Int) -> [Value] {
    let topic = context.map.topics[place]
    let shown = context.pages(around: page, of: topic)
    let all = context.links.pages(ofTopic: place, from: path, context.map)
    var models = Array(all[shown.startIndex..<shown.endIndex])
    if let page, let current = shown.firstIndex(where: { $0.path == page.path }) {
      models[current - shown.startIndex] = page.model(from: path, context.map, isCurrent: true)
    }
    return models
  }
}

extension RenderContext {
  /// The pages of the current topic that are listed; none of a long one where no page is current.
  func pages(around page: Page?, of topic: SiteMap.Topic) -> ArraySlice<Page> {
    let (mostPages, reach) = (24, 6)
    guard topic.count > mostPages else { return topic.pages[...] }
    guard let place = page.flatMap(topic.place) else { return [] }
    let all = topic.pages.indices
    return topic.pages[(place - reach..<place + reach + 1).clamped(to: all)]
  }
}

/// What pages link to that are not current, the same for all pages of a folder.
final class FolderLinks: Sendable {
  /// The topics and places beside every page.
  struct Lists {
    let topics: [Value]
    let places: [Value]
  }

  private let lists = Mutex<[Substring: Lists]>([:])
  /// The pages of topics by the folder and the topic's number.
  private let pages = Mutex<[Substring: [Int: [Value]]]>([:])

  func lists(from path: SitePath, _ map: SiteMap) -> Lists {
    lists.withLock { known in
      if let lists = known[path.folder] { return lists }
      let lists = Lists(
        topics: map.topics.map { $0.model(from: path) },
        places: map.places.map { $0.model(from: path, isCurrent: false) }
      )
      known[path.folder] = lists
      return lists
    }
  }

  func pages(ofTopic number: Int, from path: SitePath, _ map: SiteMap) -> [Value] {
    pages.withLock { known in
      if let pages = known[path.folder]?[number] { return pages }
      let pages = map.topics[number].pages.map { $0.model(from: path, map, isCurrent: false) }
      known[path.folder, default: [:]][number] = pages
      return pages
    }
  }
}

extension SiteMap.Topic {
  /// A topic with those of its pages that are listed, if it is the current one.
  fileprivate func model(from path: SitePath, pages shown: [Value]? = nil) -> Value {
    let link = path.link(to: self.path)
    let isShort = shown.map { $0.isEmpty || $0.count == count } ?? true
    return [
      "title": .string(title),
      "href": .string(link),
      "isCurrent": .boolean(shown != nil),
      "hasPages": .boolean(shown?.isEmpty == false),
      "pages": .list(shown ?? []),
      "rest": isShort ? false : ["href": .string(link), "count": .integer(count)],
    ]
  }
}

extension SiteMap.Place {
  fileprivate func model(from path: SitePath, isCurrent: Bool) -> Value {
    link(titled: title, to: path.link(to: self.path), isCurrent: isCurrent)
  }
}

extension Page {
  fileprivate func model(from path: SitePath, _ map: SiteMap, isCurrent: Bool) -> Value {
    link(titled: title, to: path.link(to: map.path(of: self)), isCurrent: isCurrent)
  }
}

private func link(titled title: String, to link: String, isCurrent: Bool) -> Value {
  [
    "title": .string(title),
    "href": .string(link),
    "isCurrent": .boolean(isCurrent),
  ]
}
