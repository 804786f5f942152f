import Diagnostics
import Mustache

/// What pages look like: templates, style sheets, scripts.
package struct Theme: Sendable {
  /// The templates by name.
  package let library: Library
  /// The files that are copied into the site as they are, sorted by path.
  package let assets: [OutputFile]
  /// The faults of the templates, sorted.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - path: The theme's folder, as findings are to name it.
  ///   - files: The theme's files by their path inside the folder.
  package init(path: String, files: [String: [UInt8]]) {
    var sources: [String: String] = [:]
    var assets: [OutputFile] = []
    for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
      if file.hasPrefix("templates/"), file.hasSuffix(".mustache") {
        let name = file.dropFirst("templates/".count).dropLast(".mustache".count)
        sources[String(name)] = String(decoding: bytes, as: UTF8.self)
      } else {
        assets.append(OutputFile(path: "assets/" + file, bytes: bytes))
      }
    }
    library = Library(sources)
    self.assets = assets
    let faults = library.problems.map { name, problem in
      problem.diagnostic(
        path: "\(path)/templates/\(name).mustache",
        source: sources[name] ?? ""
      )
    }
    diagnostics = (faults + Self.missingTemplates(path: path, sources: sources)).sorted()
  }

  /// The templates that pages are rendered with by name.
  private static let requiredTemplates = [
    "alphabet", "claims", "guideline", "home", "icon-acceptable", "icon-avoid", "icon-error",
    "icon-failed", "icon-none",
    "icon-prefer", "icon-unverified", "icon-verified", "index", "ledger", "listing", "not-found",
    "observed",
    "redirect", "rule-facts", "rule-shown", "rules", "scenario", "section", "sources",
  ]

  private static func missingTemplates(path: String, sources: [String: String]) -> [Diagnostic] {
    requiredTemplates.filter { sources[$0] == nil }.map { name in
      let file = "templates/\(name).mustache"
      return Diagnostic(
        .error,
        Diagnostic.Message(
          id: "missing-template",
          what: "the theme has no '\(file)'",
          why: "every site has pages that are rendered with it",
          fix: "add it; 'themes/default/\(file)' is an example"
        ),
        at: SourceLocation(path: "\(path)/\(file)", line: 1, column: 1)
      )
    }
  }

  /// The style sheets' paths in the site, in the order in which pages link to them: the one that
  /// names the layers first, then the others by name.
  var styles: [String] {
    let first = "assets/css/tokens.css"
    let paths = assets.map(\.path).filter { $0.hasPrefix("assets/css/") && $0.hasSuffix(".css") }
    return paths.filter { $0 == first } + paths.filter { $0 != first }
  }

  /// The deferred scripts' paths; the color scheme is applied earlier, by the layout itself, and
  /// scripts in folders are loaded by others when they are needed.
  var scripts: [String] {
    let folder = "assets/js/"
    let paths = assets.map(\.path).filter { path in
      path.hasPrefix(folder) && path.hasSuffix(".js") && !path.dropFirst(folder.count).contains("/")
    }
    return paths.filter { $0 != "assets/js/color-scheme.js" }
  }
}
