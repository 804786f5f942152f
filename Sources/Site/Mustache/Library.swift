import Spelling

/// Templates that can refer to each other by name.
package struct Library: Equatable, Sendable {
  private let templates: [String: Template]
  /// The keys that models have; `nil` if any key is allowed.
  private let keys: Set<String>?

  /// - Parameters:
  ///   - sources: The templates' texts by their names.
  ///   - keys: The keys that models have. Others are reported as problems. By default, any key is allowed.
  package init(_ sources: [String: String] = [:], keys: Set<String>? = nil) {
    templates = sources.mapValues { Template(parsing: $0) }
    self.keys = keys
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
      let all = template.problems + problems(in: template.nodes)
      return all.sorted { $0.position < $1.position }.map { (name, $0) }
    }
  }

  /// The tags that name a template or a key that does not exist.
  private func problems(in nodes: [Template.Node]) -> [TemplateProblem] {
    nodes.flatMap { node -> [TemplateProblem] in
      switch node {
      case .lineStart, .text: []
      case .variable(let key, _): unknownKeys(key)
      case .section(let key, let content), .invertedSection(let key, let content):
        unknownKeys(key) + problems(in: content)
      case .block(let block): problems(in: block.content)
      case .partial(let partial):
        unknownName(of: partial)
          + partial.arguments.values.flatMap { problems(in: $0.content) }
      }
    }
  }

  private func unknownName(of partial: Template.Partial) -> [TemplateProblem] {
    switch partial.name {
    case .dynamic(let key): unknownKeys(key)
    case .fixed(let name) where templates[name] != nil: []
    case .fixed(let name):
      [
        TemplateProblem(
          fault: .unknownPartial(name, known: names),
          position: partial.position,
          length: name.utf8.count
        )
      ]
    }
  }

  private func unknownKeys(_ key: Template.Key) -> [TemplateProblem] {
    guard let keys else { return [] }
    return key.parts.filter { !keys.contains($0) }.map { part in
      TemplateProblem(
        fault: .unknownKey(part, nearest: nearestName(to: part, among: keys.sorted())),
        position: key.position,
        length: part.utf8.count
      )
    }
  }
}
