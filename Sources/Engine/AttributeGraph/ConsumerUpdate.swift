extension Subgraph {
  /// Pulls every dirty consumer of this subgraph and of those below it, in source order.
  package final func updateConsumers() { update(for: .render) }

  /// Pulls what must be current after each transaction (AG-16), in source order; other consumers
  /// stay queued until the next render.
  ///
  /// A container comes before its content, so that nothing is evaluated that is about to end.
  package final func updateTransactionalConsumers() {
    update(for: .transaction)
    let postponed = graph.postponed
    graph.postponed = []
    for subgraph in postponed { subgraph.enqueueInContainer() }
  }

  private final func update(for occasion: ConsumerUpdate.Occasion) {
    var update = ConsumerUpdate(of: self, occasion)
    update.run()
  }
}

/// Pulls dirty consumers from the outermost subgraph to the innermost.
///
/// Pending work is in frames, not on the call stack, so nesting depth is unlimited.
private struct ConsumerUpdate {
  /// Why the consumers are pulled.
  enum Occasion {
    case render
    case transaction
  }

  private let occasion: Occasion
  /// The subgraphs being updated, each below the container that mounted it.
  private var frames: [Frame]

  init(of root: Subgraph, _ occasion: Occasion) {
    self.occasion = occasion
    frames = [Frame(root, occasion)]
  }

  mutating func run() {
    while !frames.isEmpty {
      if let child = frames[frames.count - 1].nextChild() {
        frames.append(Frame(child, occasion))
      } else {
        frames.removeLast().finish()
      }
    }
  }

  /// A subgraph being updated.
  private struct Frame {
    private let subgraph: Subgraph
    private let occasion: Occasion
    private var consumers: [Node] = []
    private var nextConsumerIndex = 0
    /// Consumers that wait for the next render.
    private var postponed: [Node] = []
    /// The container that was pulled last; its children come before the next consumer.
    private var container: Node?
    private var batch: (any BatchUpdater)?
    private var dirtyChildren: [Subgraph] = []
    private var nextChildIndex = 0

    init(_ subgraph: Subgraph, _ occasion: Occasion) {
      (self.subgraph, self.occasion) = (subgraph, occasion)
      subgraph.beginUpdate()
    }

    func finish() { subgraph.postpone(postponed) }

    /// Pulls consumers up to the next container that has dirty content.
    /// - Returns: A dirty child of the container; `nil` after the last consumer.
    mutating func nextChild() -> Subgraph? {
      while true {
        if let container {
          if let child = nextChild(of: container) { return child }
          self.container = nil
        }
        guard let consumer = nextConsumer() else { return nil }
        subgraph.graph.pull(consumer)
        if consumer.childSubgraphs != nil { container = consumer }
      }
    }

    private mutating func nextConsumer() -> Node? {
      while true {
        if nextConsumerIndex == consumers.count {
          consumers = subgraph.takeDirtyConsumers()
          nextConsumerIndex = 0
        }
        guard nextConsumerIndex < consumers.count else { return nil }
        let consumer = consumers[nextConsumerIndex]
        nextConsumerIndex += 1
        if occasion == .transaction, !consumer.flags.contains(.transactional) {
          postponed.append(consumer)
          continue
        }
        consumer.flags.remove(.queued)
        if !consumer.isEnded { return consumer }
      }
    }

    private mutating func nextChild(of container: Node) -> Subgraph? {
      guard let children = container.childSubgraphs else { return nil }
      while true {
        if let child = batch?.nextDirtyChild(of: children) { return child }
        batch = nil
        if nextChildIndex < dirtyChildren.count {
          let child = dirtyChildren[nextChildIndex]
          nextChildIndex += 1
          if !child.isDetached { return child }
          continue
        }
        if occasion == .render, let batch = children.takeBatchUpdate() {
          self.batch = batch
          batch.beginBatch()
          continue
        }
        dirtyChildren = children.takeDirtyChildren()
        nextChildIndex = 0
        guard dirtyChildren.isEmpty else { continue }
        if children.needsBatchUpdate { postpone(container) }
        return nil
      }
    }

    private mutating func postpone(_ container: Node) {
      guard !container.flags.contains(.queued) else { return }
      container.flags.insert(.queued)
      postponed.append(container)
    }
  }
}
