import Escaping

/// The additions to served pages that reload them when the site changes.
///
/// They exist only in responses, not in the site's files.
enum LiveReload {
  /// Addresses that cannot be files of a site.
  static let eventsPath = "/-/events"
  static let scriptPath = "/-/reload.js"
  static let stylePath = "/-/notice.css"

  /// The script that reloads its page as soon as the server has a new revision.
  static func script(revision: Int) -> String {
    """
    const events = new EventSource('\(eventsPath)');
    events.onmessage = (event) => {
      if (event.data === '\(revision)') return;
      events.close();
      location.reload();
    };
    // A page that the user has left must not keep its connection.
    addEventListener('pagehide', () => events.close());

    """
  }

  static let style = """
    .bodycheck-notice {
      margin: 0;
      padding: 1rem;
      overflow-x: auto;
      background: light-dark(#fff3f0, #3a1410);
      color: light-dark(#7a1300, #ffc9bd);
      border-block-end: 3px solid currentColor;
      font: 0.875rem/1.5 ui-monospace, monospace;
      white-space: pre-wrap;
    }

    """

  /// A page with the script, and with its findings at the top.
  static func page(_ html: String, revision: Int, notice: String) -> String {
    var html = html
    // The page's own policy does not allow any connections.
    insert(" connect-src 'self';", after: "default-src 'none';", in: &html)
    let style = notice.isEmpty ? "" : "<link rel=\"stylesheet\" href=\"\(stylePath)\">\n"
    let script = "<script type=\"module\" src=\"\(scriptPath)?\(revision)\"></script>\n"
    insert(style + script, before: "</head>", in: &html)
    if !notice.isEmpty {
      let block = "<pre class=\"bodycheck-notice\" role=\"alert\">\(escapedHTML(notice))</pre>\n"
      insertAtTop(block, of: &html)
    }
    return html
  }

  private static func insertAtTop(_ block: String, of html: inout String) {
    guard let body = html.firstRange(of: "<body"),
      let end = html[body.upperBound...].firstIndex(of: ">")
    else { return }
    html.insert(contentsOf: "\n" + block, at: html.index(after: end))
  }

  private static func insert(_ text: String, after mark: String, in html: inout String) {
    guard let range = html.firstRange(of: mark) else { return }
    html.insert(contentsOf: text, at: range.upperBound)
  }

  private static func insert(_ text: String, before mark: String, in html: inout String) {
    guard let range = html.firstRange(of: mark) else { return }
    html.insert(contentsOf: text, at: range.lowerBound)
  }
}
