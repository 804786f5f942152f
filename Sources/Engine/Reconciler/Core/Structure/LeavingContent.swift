import AttributeGraph
import FoundationShim

/// The content of a container that leaves with an animation.
///
/// It keeps its state and its tasks until the animation is complete, and comes back if its identity does before
/// (ID-13). What a form keeps is set aside then and comes back at any time (ID-14).
struct LeavingContent<Identity: Equatable, Content> {
  private var exits: [(identity: Identity, content: Content, exit: Exit)] = []

  /// Whether nothing is leaving.
  var isEmpty: Bool { exits.isEmpty }

  /// The subgraphs of what is leaving: those that are updated, and those that stay as they are.
  var subgraphs: (updated: [Subgraph], paused: [Subgraph]) {
    mutating get {
      exits.removeAll { $0.exit.isOver }
      let paused = exits.filter { $0.exit.isSetAside || $0.exit.subgraph.isDetached }
      let updated = exits.filter { !$0.exit.isSetAside && !$0.exit.subgraph.isDetached }
      return (updated.map(\.exit.subgraph), paused.map(\.exit.subgraph))
    }
  }

  /// The content with an identity, which no longer leaves.
  mutating func takeBack(_ identity: Identity) -> Content? {
    let index = exits.firstIndex { !$0.exit.isOver && $0.identity == identity }
    guard let index else { return nil }
    let back = exits.remove(at: index)
    back.exit.isOver = true
    if back.exit.isSetAside { back.exit.subgraph.signalContent() }
    return back.content
  }

  /// Lets content leave, if its removal is animated or if it is kept.
  /// - Returns: Whether it does not have to be ended.
  mutating func add(
    _ content: Content,
    _ subgraph: Subgraph,
    as identity: Identity,
    of children: ChildSubgraphs,
    _ inputs: _ViewInputs,
    isKept: Bool = false
  ) -> Bool {
    let transaction = inputs.transaction
    let removal = (subgraph as? ContentSubgraph)?.removal
    let seconds = removal.map { $0.seconds(in: transaction) } ?? transaction.secondsOfAnimation
    guard subgraph.hasRun, seconds != nil || isKept else { return false }
    let exit = Exit(of: subgraph, isKept: isKept)
    exits.append((identity, content, exit))
    guard let seconds else {
      exit.isSetAside = true
      return true
    }
    Assumption.completions.record()
    if !isKept {
      inputs.host.leave(subgraph.identities, of: inputs.identity)
    }
    exit.end(after: seconds, in: inputs.host.window, of: children)
    return true
  }
}

/// The removal of a subgraph that takes some time, or after which it is kept.
private final class Exit {
  let subgraph: Subgraph
  /// Whether the subgraph is set aside afterward and does not end.
  let isKept: Bool
  /// Whether the subgraph has left and is kept.
  var isSetAside = false
  /// Whether the subgraph has ended, or no longer leaves.
  var isOver = false

  init(of subgraph: Subgraph, isKept: Bool) { (self.subgraph, self.isKept) = (subgraph, isKept) }

  /// Ends the subgraph after some seconds or sets it aside; an animation that repeats forever has no end.
  func end(after seconds: Double, in window: OpenWindow, of children: ChildSubgraphs) {
    guard seconds < 1e9 else { return }
    nonisolated(unsafe) let (exit, window, children) = (self, window, children)
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      window.host?.enqueue {
        guard !exit.isOver else { return }
        (exit.isOver, exit.isSetAside) = (!exit.isKept, exit.isKept)
        if exit.isKept {
          children.setAside(exit.subgraph)
        } else {
          children.end(exit.subgraph)
        }
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
