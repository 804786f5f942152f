/// Templates that can refer to each other by name.
package struct Library: Equatable, Sendable {
  private let templates: [String: Template]

  /// - Parameter sources: The templates' texts by their names.
  package init(_ sources: [String: String] = [:]) {
    templates = sources.mapValues { Template(parsing: $0) }
  }

  /// The template with this name.
  package func template(_ name: String) -> Template? { templates[name] }

  /// The output of a template in UTF-8, for a context stack of several values.
  /// - Parameters:
  ///   - name: The template's name.
  ///   - stack: The context stack; keys are looked up in the last value first.
  /// - Returns: The same text as `Template.render`; empty if the template does not exist.
  /// - Throws: `TemplateProblem` when templates include each other endlessly.
  package func render(_ name: String, _ stack: [Value]) throws(TemplateProblem) -> [UInt8] {
    guard let template = templates[name] else { return [] }
    var renderer = Renderer(self, stack)
    try renderer.render(template.nodes)
    return renderer.output
  }

  /// The names, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// The faults of every template by name, including those that depend on other templates.
  package var problems: [(name: String, problem: TemplateProblem)] {
    names.flatMap { name in
      guard let template = templates[name] else { return [(String, TemplateProblem)]() }
      let all = template.problems + unknownPartials(in: template.nodes)
      return all.sorted { $0.position < $1.position }.map { (name, $0) }
    }
  }

  private func unknownPartials(in nodes: [Template.Node]) -> [TemplateProblem] {
    nodes.flatMap { node -> [TemplateProblem] in
      switch node {
      case .lineStart, .text, .variable: []
      case .section(_, let content), .invertedSection(_, let content):
        unknownPartials(in: content)
      case .block(let block): unknownPartials(in: block.content)
      case .partial(let partial):
        unknownName(of: partial)
          + partial.arguments.values.flatMap { unknownPartials(in: $0.content) }
      }
    }
  }

  private func unknownName(of partial: Template.Partial) -> [TemplateProblem] {
    guard case .fixed(let name) = partial.name, templates[name] == nil else { return [] }
    return [
      TemplateProblem(
        fault: .unknownPartial(name, known: names),
        position: partial.position,
        length: name.utf8.count
      )
    ]
  }
}
