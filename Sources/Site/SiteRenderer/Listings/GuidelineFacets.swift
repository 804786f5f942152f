import Guidelines
import Mustache

/// What the list of guidelines is filtered by beside topic and impact: screens, systems, and what a run can show.
struct GuidelineFacets {
  private let context: RenderContext
  /// The pages of the topic that the home page names, each with the paths of the guidelines that it links to.
  private let screens: [(page: Page, guidelines: Set<String>)]

  init(_ context: RenderContext) {
    self.context = context
    let topic = context.map.home?.frontMatter[.filter]
    screens =
      context.map.topics.first { $0.title == topic }?.pages.map { page in
        (page, Set(page.linkedPaths))
      } ?? []
  }

  private static let systems = EvidenceMatrix.columns.filter { !$0.holds(nil) }

  /// The keys of the filters in `index.mustache`.
  var choices: Members {
    [
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
