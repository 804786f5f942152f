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

  /// The sheets in the order of their layers; a theme may add others, which come last.
  private static let sheetOrder = [
    "tokens", "base", "layout", "components", "figures", "lists", "search", "print",
  ]

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
    diagnostics = library.problems.map { name, problem in
      problem.diagnostic(
        path: "\(path)/templates/\(name).mustache",
        source: sources[name] ?? ""
      )
    }
    .sorted()
  }

  /// The style sheets' paths in the site, in the order in which pages link to them.
  var styles: [String] {
    let order = Self.sheetOrder.map { "assets/css/\($0).css" }
    let paths = assets.map(\.path).filter { $0.hasPrefix("assets/css/") && $0.hasSuffix(".css") }
    return order.filter(paths.contains) + paths.filter { !order.contains($0) }
  }

  /// The deferred scripts' paths; the color scheme is applied earlier, by the layout itself.
  var scripts: [String] {
    let paths = assets.map(\.path).filter { $0.hasPrefix("assets/js/") && $0.hasSuffix(".js") }
    let pure = "assets/js/search-ranking.js"
    let early = "assets/js/color-scheme.js"
    return paths.filter { $0 == pure } + paths.filter { $0 != pure && $0 != early }
  }
}
