import Guidelines
import ScenarioTrace

/// A run as the player shows it: the view tree, and step by step what ran and what did not.
struct Playback: Equatable {
  /// An identity of the tree, in mounting order.
  struct Node: Equatable {
    let identity: Int
    let view: String
    /// 0 for the root.
    let parent: Int
    /// The moments at which it appears and disappears, counted from 0.
    let born: Int
    var gone: Int?
  }

  /// An event of one view, or the same event of several consecutive views.
  struct Moment: Equatable {
    enum Kind: Equatable {
      /// `body` ran for the first time.
      case began
      /// `body` ran again, for these causes.
      case ran([Cause])
      /// A comparison found equal values, so the update stopped there.
      case stopped
    }

    let view: String
    let kind: Kind
    /// The affected identities, one per occurrence.
    var identities: [Int]
  }

  struct Step: Equatable {
    let text: String
    var moments: [Moment] = []
    /// The total number of lines printed by the end of the step.
    let printed: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var steps: [Step] = []
  private var indices: [Int: Int] = [:]
  private var momentCount = 0
  private var begun: Set<Int> = []

  init(_ run: Run) {
    var printed = 0
    for measured in run.steps {
      printed += measured.console.count
      read(measured.events, into: Step(text: shortened(measured.text), printed: printed))
    }
  }

  /// The name of an identity's view; the host has none.
  func view(_ identity: Int) -> String? { indices[identity].map { nodes[$0].view } }

  private mutating func read(_ events: [TraceEvent], into step: Step) {
    var step = step
    var origins: [Int: [String: CauseOrigin]] = [:]
    for event in events {
      switch event {
      case .mounted(let identity, let view, let parent):
        indices[identity] = nodes.count
        let now = momentCount + step.moments.count
        nodes.append(Node(identity: identity, view: shortened(view), parent: parent, born: now))
      case .unmounted(let identity):
        if let index = indices[identity] { nodes[index].gone = momentCount + step.moments.count }
      case .caused(let identity, let item, let origin):
        origins[identity, default: [:]][item] = origin
      case .evaluated(let identity, let causes):
        let known = origins.removeValue(forKey: identity) ?? [:]
        let found = causes.map { Cause(item: shortened($0), origin: known[$0]) }
        let isFirst = begun.insert(identity).inserted
        add(isFirst ? .began : .ran(found), to: identity, in: &step)
      case .compared(let identity, isEqual: true, _):
        add(.stopped, to: identity, in: &step)
      case .compared, .triggered, .counted, .noted, .warned, .screen, .assumed, .dependsOnVersion,
        .stepBegan, .stepEnded, .stepFailed, .finished:
        break
      }
    }
    momentCount += max(1, step.moments.count)
    steps.append(step)
  }

  /// Consecutive equal events of the same kind of view are merged into one moment.
  private mutating func add(_ kind: Moment.Kind, to identity: Int, in step: inout Step) {
    guard let view = view(identity) else { return }
    if let last = step.moments.indices.last, step.moments[last].view == view,
      step.moments[last].kind == kind
    {
      step.moments[last].identities.append(identity)
    } else {
      step.moments.append(Moment(view: view, kind: kind, identities: [identity]))
    }
  }
}

/// A name or a step as it is repeated all over a page: as long as people write them.
func shortened(_ text: String) -> String {
  text.utf8.count > 200 ? text.prefix(199) + "…" : text
}
