import Guidelines
import Mustache

/// The pages by the day and the commit of their last change, the latest first.
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
              "groups": .list(commits(changes).map { group($0, from: path) }),
            ]
          }
        )
      ]
    }
  }

  private typealias Change = (page: Page, time: PageHistory.Entry)

  /// Neighbors that the same commit changed.
  private func commits(_ changes: [Change]) -> [[Change]] {
    var commits: [[Change]] = []
    for change in changes {
      if let last = commits.last?.last?.time, last.last == change.time.last,
        last.subject == change.time.subject
      {
        commits[commits.count - 1].append(change)
      } else {
        commits.append([change])
      }
    }
    return commits
  }

  private func group(_ changes: [Change], from path: SitePath) -> Value {
    let subject = changes.first?.time.subject ?? ""
    return [
      "title": subject.isEmpty ? false : .string(subject),
      "pages": .list(changes.map { entry($0.page, $0.time, from: path) }),
    ]
  }

  private func entry(_ page: Page, _ time: PageHistory.Entry, from path: SitePath) -> Value {
    let isNew = time.first == time.last
    let text = isNew ? page.summary : context.countChanges(of: page) ?? ""
    return [
      "title": .string(page.title),
      "href": .string(path.link(to: page.sitePath)),
      "mark": isNew ? "new" : false,
      "text": text.isEmpty ? false : .string(text),
    ]
  }
}
