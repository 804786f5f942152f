import Escaping
import Guidelines
import Mustache

/// The keys that `layout.mustache` and its partials use on every page.
struct LayoutModel {
  let context: RenderContext
  var path: SitePath
  /// The kind of the page, for style sheets.
  let kind: String
  /// The schema.org type of the page, for search engines.
  var schemaType = "CollectionPage"
  var title: String
  /// What search engines and links to the page show.
  var description: String
  /// What the page itself shows below its title, if not the description.
  var summary: String?
  /// The content page, if the page shows one.
  var page: Page?
  var topic: String?
  var headings: [(title: String, anchor: String, level: Int)] = []
  /// What links begin with if they are not relative to the page.
  var basePath: String?

  /// What a path from the site's root begins with in a link.
  var root: String { basePath ?? path.root }

  /// Renders the page; its own keys take precedence over the layout's and those shared by all pages.
  func file(_ template: String, _ own: Members) throws(TemplateProblem) -> OutputFile {
    let stack = [context.common, .object(members), .object(own)]
    return OutputFile(path: path.text, bytes: try context.theme.library.render(template, stack))
  }

  private var members: Members {
    let navigation = NavigationModel(
      context: context,
      path: path,
      topic: topic,
      page: page,
      basePath: basePath ?? ""
    )
    return [
      "documentTitle": .string(documentTitle),
      "description": .string(description),
      "canonical": canonical,
      "linkedData": .markup(linkedData),
      "card": SocialImage(of: page, in: context)?.value ?? false,
      "topicName": topic.map { .string($0) } ?? false,
      "root": .string(root),
      "kind": .string(kind),
      "menu": .list(navigation.menu),
      "places": .list(navigation.places),
      "footer": .list(navigation.footer),
      "topics": .list(navigation.topics),
      "showsTopics": true,
      "contents": contents,
      "title": .string(title),
      "summary": .string(summary ?? description),
      "crumbs": [
        ["title": .string(context.siteName), "href": .string(root + "index.html")]
      ],
    ]
  }

  /// The length up to which search engines and tabs show a title, in characters.
  private static let maxTitleLength = 70

  private var documentTitle: String {
    let name = context.siteName
    if path == SiteMap.home { return "\(name): \(title)" }
    // A topic can have the name of a subject of rules.
    let own = page?.kind.statesRules == true ? "Rules: \(title)" : title
    let whole = "\(own) · \(name)"
    return whole.count > Self.maxTitleLength ? own : whole
  }

  private var canonical: Value { address.map { .string($0) } ?? false }

  private var address: String? {
    path.text == "404.html" ? nil : context.options.address(of: path)
  }

  /// The page's structured data for search engines, using schema.org.
  private var linkedData: [UInt8] {
    var json: [UInt8] = []
    json.reserveCapacity(256 + title.utf8.count + description.utf8.count)
    json.append(copy: "{\"@context\":\"https://schema.org\",\"@type\":")
    json.append(jsonString: schemaType)
    json.append(copy: ",\"headline\":")
    json.append(jsonString: title)
    json.append(copy: ",\"description\":")
    json.append(jsonString: description)
    json.append(copy: ",\"inLanguage\":")
    json.append(jsonString: context.language)
    json.append(copy: ",\"isPartOf\":{\"@type\":\"WebSite\",\"name\":")
    json.append(jsonString: context.siteName)
    json.append(UInt8(ascii: "}"))
    if let address {
      json.append(copy: ",\"url\":")
      json.append(jsonString: address)
    }
    json.append(UInt8(ascii: "}"))
    return json
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

extension LayoutModel {
  /// The layout of a page of the content folder.
  init(_ page: Page, context: RenderContext) {
    self.init(
      context: context,
      path: page.sitePath,
      kind: page.kind.name,
      schemaType: page.kind.schemaType,
      title: page.title,
      description: page.summary.isEmpty ? page.composedDescription : page.summary,
      summary: page.summary,
      headings: page.headings.filter { (2...3).contains($0.level) }
        .map { ($0.text, $0.anchor, $0.level) }
    )
  }
}

extension Page {
  /// A sentence about a page that has no summary.
  fileprivate var composedDescription: String {
    if let observation {
      let system = observation.systemName
      return "What Apple's SwiftUI did (\(system)), beside what the engine does: \(title)."
    }
    return kind.isSource ? "What \(title) says about SwiftUI updates, claim by claim." : title
  }
}
