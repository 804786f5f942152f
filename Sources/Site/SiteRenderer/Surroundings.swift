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
    var texts = general
    texts += [map.home?.frontMatter[.edit] ?? "", map.home?.frontMatter[.report] ?? ""]
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
    var digest = ContentDigest()
    digest.add(common)
    if let topic = map.topic(of: page) {
      digest.add(topic.title)
      digest.add(topic.count)
      for other in context.pages(around: page, of: topic) { digest.add(shown: other) }
    }
    digest.add("related")
    for name in page.related { digest.add(shown: map.page(slug: name)) }
    digest.add("relating")
    for other in map.pages(relatedTo: page) { digest.add(shown: other) }
    digest.add("sources")
    for name in page.sources { digest.add(shown: map.page(slug: "sources/" + name)) }
    digest.add("links")
    for target in page.linkTargets { digest.add(shown: map.page(at: target.path)) }
    return digest.fingerprint
  }
}

extension ContentDigest {
  /// Takes in what is shown of a page, or that there is none.
  fileprivate mutating func add(shown page: Page?) {
    add(page?.path ?? "")
    add(page?.title ?? "")
  }
}
