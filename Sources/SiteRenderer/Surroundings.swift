import Guidelines

/// What the files of pages of prose show of the rest of the site.
///
/// Such a page shows the titles and addresses of some others, and nothing that scenarios, rules and claims
/// bring with them: so it need not be rendered again for a change of any other page.
struct Surroundings {
  private let context: RenderContext
  /// What all of these pages and all lists of pages show, or may show.
  let common: Fingerprint

  /// - Parameters:
  ///   - context: The site.
  ///   - general: What decides the files of all pages.
  init(_ context: RenderContext, general: [String]) {
    self.context = context
    let map = context.map
    let home = map.page(slug: "index")
    var texts = general
    texts += [home?.frontMatter[.edit] ?? "", home?.frontMatter[.report] ?? ""]
    texts += map.topics.flatMap { [$0.title, $0.path.text] }
    texts += ["places"] + map.places.flatMap { [$0.title, $0.path.text] }
    for page in map.pages {
      for rule in page.definedRules { texts += ["\(rule.id)", rule.title, page.path] }
    }
    common = Fingerprint(of: texts)
  }

  /// A fingerprint of everything that a page shows of others; `nil` where that is not known.
  func key(of page: Page) -> Fingerprint? {
    guard page.kind == .guideline || page.kind == .reference, page.scenarios.isEmpty else {
      return nil
    }
    let map = context.map
    var texts: [String] = []
    if let topic = map.topic(of: page) {
      let navigation = NavigationModel(
        context: context,
        path: map.path(of: page),
        topic: topic.title,
        page: page
      )
      texts += [topic.title, "\(topic.pages.count)"]
      texts += navigation.pages(around: topic).flatMap(shown)
    }
    texts += ["related"] + page.related.flatMap { shown(map.page(slug: $0)) }
    texts += ["relating"] + map.pages(relatedTo: page).flatMap(shown)
    texts += ["sources"] + page.sources.flatMap { shown(map.page(slug: "sources/" + $0)) }
    texts += ["links"] + page.linkTargets.flatMap { shown(map.page(at: $0.path)) }
    return Fingerprint(of: texts, [common])
  }

  private func shown(_ page: Page?) -> [String] { page.map { [$0.path, $0.title] } ?? [""] }
}
