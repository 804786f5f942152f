import Guidelines
import Mustache

/// Small redirect pages at the former addresses of renamed pages.
struct Redirects {
  let context: RenderContext

  func files() throws(TemplateProblem) -> [OutputFile] {
    var files: [OutputFile] = []
    for page in context.map.pages {
      for alias in page.aliases where context.map.pages.allSatisfy({ $0.slug != alias }) {
        let path = SitePath(alias + ".html")
        let model: Value = [
          "title": .string(page.title),
          "href": .string(path.link(to: page.sitePath)),
        ]
        files.append(OutputFile(path: path.text, text: try context.render("redirect", model)))
      }
    }
    return files
  }
}
