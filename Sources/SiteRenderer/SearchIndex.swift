/// What search knows: the sections of all pages, as a script that works from `file://`.
struct SearchIndex: Equatable, Sendable {
  /// The text from one heading to the next.
  struct Section: Equatable, Sendable {
    /// Where it is, from the site's root, with its anchor.
    let url: String
    let page: String
    /// Empty for the text before the first heading.
    let heading: String
    let topic: String
    var text: String
  }

  let sections: [Section]

  /// The script, one section a line.
  var file: OutputFile {
    let lines = sections.map { section in
      let members = [
        ("url", section.url), ("page", section.page), ("heading", section.heading),
        ("topic", section.topic), ("text", section.text),
      ]
      return "{" + members.map { "\"\($0.0)\":\(jsonString($0.1))" }.joined(separator: ",") + "}"
    }
    let text = "globalThis.bodycheckSearchIndex = [\n\(lines.joined(separator: ",\n"))\n];\n"
    return OutputFile(path: "search-index.js", text: text)
  }
}
