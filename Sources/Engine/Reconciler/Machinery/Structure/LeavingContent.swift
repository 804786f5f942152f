import AttributeGraph
import FoundationShim

/// The content of a container that leaves with an animation: it keeps its state and its tasks until the
/// animation is complete, and comes back if its identity does before (ID-13).
struct LeavingContent<Identity: Equatable, Content> {
  private var exits: [(identity: Identity, content: Content, exit: Exit)] = []

  /// Whether nothing is leaving.
  var isEmpty: Bool { exits.isEmpty }

  /// The subgraphs of what is leaving: those that are updated, and those that stay as they are.
  var subgraphs: (updated: [Subgraph], paused: [Subgraph]) {
    mutating get {
      exits.removeAll { $0.exit.isOver }
      let subgraphs = exits.map(\.exit.subgraph)
      return (subgraphs.filter { !$0.isDetached }, subgraphs.filter(\.isDetached))
    }
  }

  /// The content with an identity, which no longer leaves.
  mutating func takeBack(_ identity: Identity) -> Content? {
    let index = exits.firstIndex { !$0.exit.isOver && $0.identity == identity }
    guard let index else { return nil }
    let back = exits.remove(at: index)
    back.exit.isOver = true
    return back.content
  }

  /// Lets content leave, if its removal is animated.
  /// - Returns: Whether it leaves; otherwise it has to be ended.
  mutating func add(
    _ content: Content,
    _ subgraph: Subgraph,
    as identity: Identity,
    of children: ChildSubgraphs,
    _ inputs: _ViewInputs
  ) -> Bool {
    let transition = (subgraph as? ContentSubgraph)?.transition ?? .opacity
    guard subgraph.hasRun, let seconds = transition.removalSeconds(in: inputs.transaction) else {
      return false
    }
    Assumption.completions.record()
    let exit = Exit(of: subgraph)
    exit.end(after: seconds, in: inputs.host.window, of: children)
    exits.append((identity, content, exit))
    return true
  }
}

/// The removal of a subgraph that takes some time.
private final class Exit {
  let subgraph: Subgraph
  /// Whether the subgraph has ended, or no longer leaves.
  var isOver = false

  init(of subgraph: Subgraph) { self.subgraph = subgraph }

  /// Ends the subgraph after some seconds; an animation that repeats forever has no end.
  func end(after seconds: Double, in window: OpenWindow, of children: ChildSubgraphs) {
    guard seconds < 1e9 else { return }
    nonisolated(unsafe) let (exit, window, children) = (self, window, children)
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      window.host?.enqueue {
        guard !exit.isOver else { return }
        exit.isOver = true
        children.end(exit.subgraph)
      }
    }
  }
}

extension Transaction {
  /// The seconds that its animation takes, infinite if that repeats forever; `nil` if there is none.
  var secondsOfAnimation: Double? {
    guard let animation, !disablesAnimations else { return nil }
    return animation.seconds(until: .removed) ?? .infinity
  }
}
