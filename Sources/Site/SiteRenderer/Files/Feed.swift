import Escaping
import Guidelines
import Mustache
import Threads

/// The Atom feed of new and changed guidelines and of changed counts, as defined in RFC 4287.
struct Feed {
  static let path = SitePath("feed.xml")
  /// The maximum number of guidelines in the feed.
  private static let length = 30

  let context: RenderContext

  /// The file; `nil` if the site's address or the times of changes are unknown, because a feed requires
  /// them.
  var file: OutputFile? {
    guard let home = context.options.address(of: SiteMap.home),
      let own = context.options.address(of: Self.path)
    else { return nil }
    let changes = context.changes(of: context.map.guidelines)
    guard let latest = changes.first else { return nil }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(escapedHTML(context.language))">
      <id>\(escapedHTML(home))</id>
      <title>\(escapedHTML(context.siteName)): new and changed guidelines</title>
      <updated>\(latest.time.last)</updated>
      <author><name>\(escapedHTML(context.siteName))</name></author>
      <link rel="self" href="\(escapedHTML(own))"/>
      <link rel="alternate" href="\(escapedHTML(home))"/>
      \(changes.prefix(Self.length).map(entry).joined())</feed>

      """
    return OutputFile(path: Self.path.text, text: text)
  }

  private func entry(_ page: Page, _ time: PageHistory.Entry) -> String {
    let address = context.options.address(of: page.sitePath) ?? ""
    let counts = CountComparison(of: page, results: context.results)?.sentence
    let changes = context.countChanges(of: page)
    let summary = [page.summary, counts, changes].compactMap { $0 }.joined(separator: " ")
    return """
      <entry>
      <id>\(escapedHTML(address))</id>
      <title>\(escapedHTML(page.title))</title>
      <link rel="alternate" href="\(escapedHTML(address))"/>
      <published>\(time.first)</published>
      <updated>\(time.last)</updated>
      <summary>\(escapedHTML(summary))</summary>
      </entry>

      """
  }
}

extension RenderContext {
  /// The pages with a history, most recently changed first.
  func changes(of pages: [Page]) -> [(page: Page, time: PageHistory.Entry)] {
    // Most pages share the time of their last change with others.
    var moments: [String: Double] = [:]
    var known: [(page: Page, time: PageHistory.Entry, moment: Double)] = []
    for page in pages {
      guard let time = options.history[page] else { continue }
      let moment = moments[time.last] ?? time.moment
      moments[time.last] = moment
      known.append((page, time, moment))
    }
    known.sort { ($1.moment, $0.page.path) < ($0.moment, $1.page.path) }
    return known.map { ($0.page, $0.time) }
  }

  /// The counts that the last change of a page changed, as a sentence; `nil` if none is known.
  func countChanges(of page: Page) -> String? {
    options.history.formerText(of: page).flatMap { text in
      guardingReading(of: page.path) {
        let former = Page(path: page.path, text: text)
        return CountChanges(from: former, to: page, results: results).sentence
      }
    }
  }
}

extension CountComparison {
  /// Both counts as text.
  var sentence: String {
    "Measured \(unit) of \(name) in the step “\(step)”: \(avoid.count)"
      + " to avoid, \(prefer.count) to prefer."
  }
}
