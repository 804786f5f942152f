/// Templates that can use each other by name.
package struct Library: Equatable, Sendable {
  private let templates: [String: Template]

  /// - Parameter sources: The templates' texts by their names.
  package init(_ sources: [String: String] = [:]) {
    templates = sources.mapValues { Template(parsing: $0) }
  }

  /// The template of that name.
  package func template(_ name: String) -> Template? { templates[name] }

  /// The output in UTF-8 of the template of that name for a model that is more than one object.
  /// - Parameters:
  ///   - name: The template's name.
  ///   - stack: The context stack; a key is looked for in the last value first.
  /// - Returns: What `Template.render` gives as text; nothing without such a template.
  /// - Throws: `TemplateProblem` when templates use each other without an end.
  package func render(_ name: String, _ stack: [Value]) throws(TemplateProblem) -> [UInt8] {
    guard let template = templates[name] else { return [] }
    var renderer = Renderer(self, stack)
    try renderer.render(template.nodes)
    return renderer.output
  }

  /// The names, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// The faults of every template, those that only show among templates included, by name.
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
