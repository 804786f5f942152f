import Guidelines
import Mustache

/// The pages by the day of their last change, the latest first.
struct ChangesPage {
  let context: RenderContext

  /// The maximum number of pages on one list.
  private static let maxPages = 60

  /// None if nothing is known of the pages' history.
  func files() throws(TemplateProblem) -> [OutputFile] {
    let changes = context.changes(of: context.map.listed)
    guard !changes.isEmpty else { return [] }
    let layout = LayoutModel(
      context: context,
      path: SiteMap.changes,
      kind: "changes",
      title: "Changes",
      description:
        "New and changed pages, the latest first: what the last change did, and the counts it changed."
    )
    let list = PagedList(layout: layout, template: "changes", items: changes, size: Self.maxPages)
    return try list.files { changes, path in
      let byDay = Dictionary(grouping: changes, by: \.time.lastDay)
      return [
        "sections": .list(
          byDay.sorted { $0.key > $1.key }.map { day, changes in
            [
              "title": .string(day),
              "id": .string("day-" + day),
              "pages": .list(changes.map { entry($0.page, $0.time, from: path) }),
            ]
          }
        )
      ]
    }
  }

  private func entry(_ page: Page, _ time: PageHistory.Entry, from path: SitePath) -> Value {
    let isNew = time.first == time.last
    let change = [time.subject, context.countChanges(of: page) ?? ""].filter { !$0.isEmpty }
    let text = isNew ? page.summary : change.joined(separator: ". ")
    return [
      "title": .string(page.title),
      "href": .string(path.link(to: page.sitePath)),
      "mark": isNew ? "new" : false,
      "text": text.isEmpty ? false : .string(text),
    ]
  }
}
