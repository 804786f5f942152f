import Guidelines
import Mustache

/// What the list of guidelines is filtered by beside topic and impact: tags, screens, systems, and what a run can show.
struct GuidelineFacets {
  private let context: RenderContext
  /// The pages of the topic that the home page names, each with the paths of the guidelines that it links to.
  private let screens: [(page: Page, guidelines: Set<String>)]
  /// The tags of more than one guideline.
  private let tags: [String]

  init(_ context: RenderContext) {
    self.context = context
    let topic = context.map.home?.frontMatter[.filter]
    screens =
      context.map.topics.first { $0.title == topic }?.pages.map { page in
        (page, Set(page.linkedPaths))
      } ?? []
    tags = context.map.tags.filter { $0.guidelines.count > 1 }.map(\.title)
  }

  private static let systems = EvidenceMatrix.columns.filter { !$0.holds(nil) }

  /// The keys of the filters in `index.mustache`.
  var choices: Members {
    [
      "allTags": .list(tags.map { .string($0) }),
      "screensTitle": .string(context.map.home?.frontMatter[.filter] ?? ""),
      "screens": .list(
        screens.map {
          ["name": .string($0.page.name), "title": .string(Self.shortTitle(of: $0.page))]
        }
      ),
      "systems": .list(
        Self.systems.map { ["name": .string($0.name), "title": .string($0.title)] }
      ),
    ]
  }

  /// The values of a guideline's entry, several in lines.
  func values(of page: Page) -> Members {
    let systems = context.evidenceIndex.observations(of: page).filter { !$0.isAgainst }
      .map(\.observation.systemVersion)
    return [
      "tags": .string(page.tags.filter(tags.contains).joined(separator: "\n")),
      "screens": .string(
        screens.filter { $0.guidelines.contains(page.path) }.map(\.page.name)
          .joined(separator: "\n")
      ),
      "systems": .string(
        Self.systems.filter { systems.contains(where: $0.holds) }.map(\.name)
          .joined(separator: "\n")
      ),
      "isShownByRuns": .boolean(!page.frontMatter.list(.when).isEmpty),
    ]
  }

  /// The part of a title that tells pages of one topic apart, such as "a form with settings" of "Screen: a form with settings".
  private static func shortTitle(of page: Page) -> String {
    page.title.firstRange(of: ": ").map { String(page.title[$0.upperBound...]) } ?? page.title
  }
}

extension SiteMap.Tag {
  /// The pages that give advice.
  var guidelines: [Page] { pages.filter(\.kind.isAdvice) }
}
