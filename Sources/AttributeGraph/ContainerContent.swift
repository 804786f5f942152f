/// The subgraphs that a dynamic container has mounted, in their order.
package final class ContainerContent {
  private unowned let container: Node
  package private(set) var children: [Subgraph] = []
  private var dirtyChildren: [Subgraph] = []

  fileprivate init(container: Node) { self.container = container }

  /// A new, empty subgraph; it takes part once `arrange` has given it a place.
  package func makeChild() -> Subgraph { Subgraph(below: container) }

  /// Replaces the children by these, in this order; those that are gone end.
  package func arrange(_ subgraphs: [Subgraph], ending ended: [Subgraph] = []) {
    for (index, subgraph) in subgraphs.enumerated() { subgraph.index = index }
    children = subgraphs
    for subgraph in ended { subgraph.end() }
  }

  func enqueue(_ child: Subgraph) { dirtyChildren.append(child) }

  func updateDirtyChildren() {
    while !dirtyChildren.isEmpty {
      let subgraphs = dirtyChildren.sortedUnlessOrdered { $0.index < $1.index }
      dirtyChildren = []
      for subgraph in subgraphs { subgraph.updateConsumers() }
    }
  }

  func endAll() {
    for child in children { child.end() }
    (children, dirtyChildren) = ([], [])
  }
}

extension RuleContext {
  /// Where the running rule mounts its children, if it is a dynamic container.
  package var content: ContainerContent {
    if let content = node.content { return content }
    let content = ContainerContent(container: node)
    node.content = content
    return content
  }
}
