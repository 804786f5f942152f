import Guidelines
import Mustache

/// When a page was changed, and the links to its Markdown, to edit it and to report a wrong count.
struct PageActions {
  let page: Page
  let context: RenderContext

  /// The keys of `page-actions.mustache`.
  var value: Value {
    let changed = context.options.history[page]?.lastDay
    let repository = context.options.repository
    let edit = address(.edit) ?? repository?.edit(percentEncoded(page.path))
    let report = address(.report) ?? repository?.report(title: title, text: text)
    let hasCounts = !page.scenarios.isEmpty
    return [
      "changed": changed.map { .string($0) } ?? false,
      "markdown": .string(percentEncoded("\(page.markdownPath.split(separator: "/").last ?? "")")),
      "edit": edit.map { .string($0) } ?? false,
      "report": report.map { .string($0) } ?? false,
      "reportHead": hasCounts ? .string(head) : false,
    ]
  }

  private var title: String { percentEncoded("Wrong on the page: \(page.title)") }

  private var text: String {
    percentEncoded(
      """
      \(head)

      Scenario and step:
      What the page says:
      What you counted instead:

      Device and system:
      Xcode version, debug or release build:
      Where you measured or read it:
      """
    )
  }

  /// What a report is about; the theme's `js/report.js` adds the table of a scenario.
  private var head: String {
    """
    Page: \(page.path)
    Built by: \(context.options.engine)
    """
  }

  /// The address that the home page defines for all pages, filled in; `nil` if it is not an address.
  private func address(_ key: FrontMatter.Key) -> String? {
    guard let address = context.map.home?.frontMatter[key],
      address.hasPrefix("https://")
    else { return nil }
    return
      address
      .replacing("{path}", with: percentEncoded(page.path))
      .replacing("{title}", with: percentEncoded(page.title))
  }
}
