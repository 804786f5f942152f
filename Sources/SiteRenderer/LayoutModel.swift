import Guidelines
import Mustache

/// The keys that `layout.mustache` and its parts read on every page.
struct LayoutModel {
  let context: RenderContext
  var path: SitePath
  let kind: String
  var title: String
  var description: String
  /// The page whose text it is, if it is one.
  var page: Page?
  var topic: String?
  var headings: [(title: String, anchor: String, level: Int)] = []

  /// The page as a template shows it: the layout's keys together with the page's own, which win.
  func file(_ template: String, _ own: [String: Value]) throws(TemplateProblem) -> OutputFile {
    let model = Value.object(members.merging(own) { _, own in own })
    return OutputFile(path: path.text, text: try context.render(template, model))
  }

  private var members: [String: Value] {
    let options = context.options
    let root = path.root
    let navigation = NavigationModel(context: context, path: path, topic: topic, page: page)
    return [
      "language": "en",
      "siteName": .string(options.siteName),
      "engine": .string(options.engine),
      "documentTitle": .string(documentTitle),
      "description": .string(description),
      "canonical": canonical,
      "linkedData": .html(linkedData),
      "card": SocialCards(context: context).address(for: page).map { .string($0) } ?? false,
      "twin": false,
      "feed": context.hasFeed ? .string(Feed.path.text) : false,
      "actions": false,
      "topicName": topic.map { .string($0) } ?? false,
      "root": .string(root),
      "kind": .string(kind),
      "indexPath": .string(SiteMap.index.text),
      "places": .list(navigation.places),
      "topics": .list(navigation.topics),
      "showsTopics": .boolean(path != SiteMap.home),
      "contents": contents,
      "title": .string(title),
      "summary": .string(description),
      "comparison": false,
      "tally": false,
      "asksForLine": false,
      "status": false,
      "hasTags": false,
      "hasFacts": false,
      "hasSteps": false,
      "hasPages": false,
      "paging": false,
      "crumbs": [["title": .string(options.siteName), "href": .string(root + "index.html")]],
    ]
  }

  private var documentTitle: String {
    let name = context.options.siteName
    return path == SiteMap.home ? "\(name): \(title)" : "\(title) · \(name)"
  }

  private var canonical: Value { address.map { .string($0) } ?? false }

  private var address: String? {
    path.text == "404.html" ? nil : context.options.address(of: path)
  }

  /// The page for search engines, after schema.org.
  private var linkedData: String {
    var members = [
      ("@context", jsonString("https://schema.org")),
      ("@type", jsonString(schemaType)),
      ("headline", jsonString(title)), ("description", jsonString(description)),
      ("inLanguage", jsonString("en")),
      (
        "isPartOf",
        object([
          ("@type", jsonString("WebSite")), ("name", jsonString(context.options.siteName)),
        ])
      ),
    ]
    if let address { members.append(("url", jsonString(address))) }
    return object(members)
  }

  private var schemaType: String {
    switch kind {
    case "guideline": "TechArticle"
    case "topic", "tag", "index", "alphabet", "sources", "ledger", "rules-index": "CollectionPage"
    default: "WebPage"
    }
  }

  private var contents: Value {
    guard headings.count > 1 else { return false }
    return [
      "headings": .list(
        headings.map { heading in
          [
            "title": .string(heading.title),
            "href": .string("#" + percentEncoded(heading.anchor)),
            "level": .integer(heading.level),
          ]
        }
      )
    ]
  }
}
