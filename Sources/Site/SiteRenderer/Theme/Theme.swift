import Diagnostics
import Guidelines
import Mustache

/// The look of pages: templates, style sheets, scripts.
package struct Theme: Sendable {
  /// The templates by name.
  package let library: Library
  /// The site's files that come from the theme, sorted by path.
  package let assets: [OutputFile]
  /// The default image for link previews, with its size.
  let card: (path: SitePath, size: ImageSize)?
  /// The findings about the templates, sorted.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - folders: The theme's own folder, then those of its parents.
  ///   - faults: The findings about how themes name their parents.
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
    card = assets["card.png"].flatMap { file in
      ImageSize(of: file.bytes).map { (SitePath(file.path), $0) }
    }
    library = Library(sources.mapValues(\.text), keys: Self.keys)
    self.assets = ThemeBundle.bundled(assets.values.sorted { $0.path < $1.path })
    let templateFaults = library.problems.compactMap { name, problem in
      sources[name].map { problem.diagnostic(path: $0.path, source: $0.text) }
    }
    let path = folders.first?.path ?? ""
    let missing = faults.isEmpty ? Self.missingTemplates(path: path, names: library.names) : []
    diagnostics = (faults + templateFaults + missing).sorted()
  }

  /// The templates that the code renders by name.
  private static let requiredTemplates = [
    "alphabet", "claims", "guideline", "home", "icon-acceptable", "icon-avoid", "icon-error",
    "icon-failed", "icon-none",
    "icon-prefer", "icon-unverified", "icon-verified", "index", "listing", "not-found",
    "observations", "observed", "observed-log",
    "redirect", "rule-facts", "rule-shown", "rules", "scenario", "sources",
  ]

  private static func missingTemplates(path: String, names: [String]) -> [Diagnostic] {
    requiredTemplates.filter { !names.contains($0) }.map { name in
      let file = "templates/\(name).mustache"
      return Diagnostic(
        .error,
        Diagnostic.Message(
          id: "missing-template",
          what: "the theme has no '\(file)'",
          why: "every site needs it to render pages",
          fix: "add it; 'themes/default/\(file)' is an example"
        ),
        at: SourceLocation(path: "\(path)/\(file)", line: 1, column: 1)
      )
    }
  }
}
