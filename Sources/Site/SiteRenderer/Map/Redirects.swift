import Guidelines
import Mustache

/// Small redirect pages at the former addresses of renamed pages.
struct Redirects {
  let context: RenderContext

  func files() throws(TemplateProblem) -> [OutputFile] {
    var files = context.map.hasObservations ? [try formerLedger] : []
    for page in context.map.pages {
      for alias in page.aliases where context.map.pages.allSatisfy({ $0.slug != alias }) {
        let path = SitePath(alias + ".html")
        let model: Value = [
          "language": .string(context.language),
          "title": .string(page.title),
          "href": .string(path.link(to: page.sitePath)),
        ]
        files.append(OutputFile(path: path.text, text: try context.render("redirect", model)))
      }
    }
    return files
  }

  /// The former address of the list of observations.
  private var formerLedger: OutputFile {
    get throws(TemplateProblem) {
      let model: Value = [
        "language": .string(context.language),
        "title": "Engine and SwiftUI, side by side",
        "href": .string(SiteMap.observations.text),
      ]
      return OutputFile(path: "ledger.html", text: try context.render("redirect", model))
    }
  }
}
