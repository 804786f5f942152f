import AttributeGraph

extension _ViewInputs {
  /// Mounts the result of a content closure that `owner` stores; the enclosing body does not run for it.
  @MainActor
  func mountStoredContent<Source, Content: View>(
    of source: Attribute<Source>,
    in owner: String,
    _ make: @escaping (Source) -> Content
  ) {
    mountStoredContent(
      of: source,
      in: owner,
      reading: { _ in },
      make: { source, _ in make(source) }
    )
  }

  /// Mounts the result of a stored content closure that also receives a value, on which the result depends.
  @MainActor
  func mountStoredContent<Source, Value, Content: View>(
    of source: Attribute<Source>,
    in owner: String,
    reading read: @escaping (Source) -> Value,
    make: @escaping (Source, Value) -> Content
  ) {
    let content = Attribute(
      StoredContentRule(
        source: source,
        host: host,
        read: read,
        make: make,
        observation: ContentObservation(of: owner)
      ),
      in: subgraph
    )
    subgraph.addConsumer(content)
    Content._makeView(view: _GraphValue(content), inputs: self)
  }
}

/// Runs a stored content closure, again when the closure, the value that it receives or something that it
/// observes changes (OBS-11).
private struct StoredContentRule<Source, Value, Content>: StatefulRule {
  let source: Attribute<Source>
  unowned let host: ViewHost
  let read: (Source) -> Value
  let make: (Source, Value) -> Content
  var observation: ContentObservation

  mutating func update(_ context: RuleContext<Content>) {
    let (source, make) = (source.value, make)
    let value = read(source)
    let content = host.graph.withoutCurrentAttribute {
      observation.track(for: context.node, host: host) { make(source, value) }
    }
    context.output(content)
  }
}
