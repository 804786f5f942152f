import Guidelines
import ScenarioTrace

/// A run as a reader can walk through it: the view tree, and step by step what ran and what did not.
struct Playback: Equatable {
  /// An identity of the tree, in the order of mounting.
  struct Node: Equatable {
    let identity: Int
    let view: String
    /// 0 for the root.
    let parent: Int
    /// The moment at which it is there, and the one at which it is gone again, counted from 0.
    let born: Int
    var gone: Int?
  }

  /// Something that happened to one view or, the same thing, to several in a row.
  struct Moment: Equatable {
    enum Kind: Equatable {
      /// `body` ran for the first time.
      case began
      /// `body` ran again, because of these.
      case ran([Cause])
      /// A comparison found the same value, so the update stopped there.
      case stopped
    }

    let view: String
    let kind: Kind
    /// Whom it happened to, one for each time.
    var identities: [Int]
  }

  struct Step: Equatable {
    let text: String
    var moments: [Moment] = []
    /// How many lines had been printed at its end, in all.
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
      read(measured.events, into: Step(text: measured.text, printed: printed))
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
        nodes.append(Node(identity: identity, view: view, parent: parent, born: now))
      case .unmounted(let identity):
        if let index = indices[identity] { nodes[index].gone = momentCount + step.moments.count }
      case .caused(let identity, let item, let origin):
        origins[identity, default: [:]][item] = origin
      case .evaluated(let identity, let causes):
        let known = origins.removeValue(forKey: identity) ?? [:]
        let found = causes.map { Cause(item: $0, origin: known[$0]) }
        let isFirst = begun.insert(identity).inserted
        add(isFirst ? .began : .ran(found), to: identity, in: &step)
      case .compared(let identity, isEqual: true, _):
        add(.stopped, to: identity, in: &step)
      case .compared, .triggered, .counted, .warned, .stepBegan, .stepEnded, .stepFailed, .finished:
        break
      }
    }
    momentCount += max(1, step.moments.count)
    steps.append(step)
  }

  /// The same thing to the same sort of view, several times in a row, is one moment.
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
