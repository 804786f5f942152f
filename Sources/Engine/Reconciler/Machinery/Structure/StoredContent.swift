import AttributeGraph

extension _ViewInputs {
  /// Mounts the result of a stored content closure; the enclosing body does not run for it.
  @MainActor
  func mountStoredContent<Source, Content: View>(
    of source: Attribute<Source>,
    _ make: @escaping (Source) -> Content
  ) {
    let content = Attribute(
      StoredContentRule(source: source, host: host, make: make),
      in: subgraph
    )
    subgraph.addConsumer(content)
    Content._makeView(view: _GraphValue(content), inputs: self)
  }
}

/// Runs a stored content closure, again when the closure or something that it observes changes (OBS-11).
private struct StoredContentRule<Source, Content>: StatefulRule {
  let source: Attribute<Source>
  unowned let host: ViewHost
  let make: (Source) -> Content
  var observation = ContentObservation()

  mutating func update(_ context: RuleContext<Content>) {
    let (source, make) = (source.value, make)
    let content = host.graph.withoutCurrentAttribute {
      observation.track(for: context.node, host: host) { make(source) }
    }
    context.output(content)
  }
}
