import Escaping
import Guidelines
import Markdown

/// The counts stated in text, with the results of their runs.
struct CountLinks {
  let page: Page
  let results: RunResults

  /// The replacement for a `count:` link; `nil` for any other link.
  func markup(for link: Link) -> String? {
    guard link.destinationBytes.starts(with: "count:".utf8) else { return nil }
    let offset = link.inlines.first?.range.lowerBound
    let count = page.countLinks.first { $0.range.lowerBound == offset }
    return count.map(html) ?? escapedHTML(link.inlines.plainText)
  }

  private func html(_ link: CountLink) -> String {
    let measured = measured(link)
    let status: String
    let title: String
    var text = "\(link.stated)"
    switch measured {
    case nil:
      status = "unverified"
      title = "Stated, not measured"
    case link.stated:
      status = "verified"
      title = "Reproduced by the engine"
    case let measured?:
      status = "failed"
      title = "Measured \(measured), stated \(link.stated)"
      text = "\(measured) (measured; stated \(link.stated))"
    }
    let anchor = percentEncoded(page.anchor(ofScenario: link.scenario))
    let detail = "\(title): \(link.column) in \(link.step.step) of \(link.scenario)"
    return """
      <a class="count" data-status="\(status)" href="#\(anchor)" \
      title="\(escapedHTML(detail))">\(text)</a>
      """
  }

  private func measured(_ link: CountLink) -> Int? {
    guard let scenario = page.scenarios.first(where: { $0.name == link.scenario }) else {
      return nil
    }
    let configuration = link.configuration ?? scenario.configuration
    let result = results.results(of: scenario, on: page).first {
      $0.configuration == configuration
    }
    guard let run = result?.outcome.run,
      let index = link.step.index(in: scenario.steps(for: configuration)),
      let step = run.steps.element(at: index)
    else { return nil }
    return step.counts[link.column] ?? 0
  }
}
