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
  ///   - folders: The theme's own folder, then those of the themes that it takes the rest from.
  ///   - faults: What is wrong with how they name each other.
  package init(_ folders: [ThemeFolder], faults: [Diagnostic] = []) {
    var sources: [String: SourceText] = [:]
    var assets: [String: OutputFile] = [:]
    for folder in folders.reversed() {
      for (file, bytes) in folder.files where file != ThemeManifest.fileName {
        if file.hasPrefix("templates/"), file.hasSuffix(".mustache") {
          let name = String(file.dropFirst("templates/".count).dropLast(".mustache".count))
          let text = String(decoding: bytes, as: UTF8.self)
          sources[name] = SourceText(path: "\(folder.path)/\(file)", text: text)
        } else {
          assets[file] = OutputFile(path: "assets/" + file, bytes: bytes)
        }
      }
    }
    library = Library(sources.mapValues(\.text))
    self.assets = assets.values.sorted { $0.path < $1.path }
    let templateFaults = library.problems.compactMap { name, problem in
      sources[name].map { problem.diagnostic(path: $0.path, source: $0.text) }
    }
    let path = folders.first?.path ?? ""
    let missing = faults.isEmpty ? Self.missingTemplates(path: path, names: library.names) : []
    diagnostics = (faults + templateFaults + missing).sorted()
  }

  /// The templates that pages are rendered with by name.
  private static let requiredTemplates = [
    "guideline", "home", "icon-acceptable", "icon-avoid", "icon-error", "icon-failed", "icon-none",
    "icon-prefer", "icon-unverified", "icon-verified", "index", "listing", "not-found", "observed",
    "redirect", "rule-facts", "rule-shown", "rules", "scenario", "section",
  ]

  private static func missingTemplates(path: String, names: [String]) -> [Diagnostic] {
    requiredTemplates.filter { !names.contains($0) }.map { name in
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

  /// The deferred scripts' paths; the color scheme is applied earlier, by the layout itself.
  var scripts: [String] {
    let paths = assets.map(\.path).filter { $0.hasPrefix("assets/js/") && $0.hasSuffix(".js") }
    return paths.filter { $0 != "assets/js/color-scheme.js" }
  }
}
