import ScenarioTrace

/// A view that is gone.
struct EndedView: Equatable, Sendable {
  let identity: Int
  /// The step in which it ended, counted from 0.
  let step: Int
  /// What changed above it: `branch`, `id` or `type`; `nil` if something else removed it.
  let change: String?
}

/// Which views of a run have ended, to tell that one stands where another of its type stood before.
///
/// One of several of a type in the same place, such as a row, counts as another's successor only if both changed
/// places in the same step.
struct EndedViews: Sendable {
  /// A view's type and the first view that stood in its parent's place.
  private struct Place: Hashable { let view: String, parent: Int }

  private var places: [Int: Place] = [:]
  private var parents: [Int: Int] = [:]
  /// The first view that stood in a view's place.
  private var first: [Int: Int] = [:]
  private var alive: [Place: Set<Int>] = [:]
  /// The places in which several views stood at a time.
  private var crowded: Set<Place> = []
  private var ended: [Place: [EndedView]] = [:]
  private var predecessors: [Int: EndedView] = [:]
  private var step = 0

  /// The view that stood in a view's place before it.
  func predecessor(of identity: Int) -> EndedView? { predecessors[identity] }

  /// Takes away what a step ends, before the views that it mounts are added.
  mutating func begin(_ step: MeasuredStep, at index: Int) {
    self.step = index
    let changes = Self.changes(in: step.events)
    for case .unmounted(let identity) in step.events {
      guard let place = places[identity] else { continue }
      alive[place]?.remove(identity)
      let ended = EndedView(identity: identity, step: index, change: changes[identity])
      self.ended[place, default: []].append(ended)
    }
  }

  /// Adds a view; it succeeds one that ended in its place.
  mutating func mount(_ identity: Int, _ view: String, _ parent: Int) {
    let place = Place(view: view, parent: first[parent] ?? parent)
    places[identity] = place
    parents[identity] = parent
    first[identity] = identity
    alive[place, default: []].insert(identity)
    if alive[place, default: []].count > 1 { crowded.insert(place) }
    guard let old = ended[place]?.first(where: { $0.step == step || !crowded.contains(place) })
    else { return }
    if crowded.contains(place), old.change == nil { return }
    ended[place]?.removeAll { $0 == old }
    predecessors[identity] = old
    first[identity] = first[old.identity]
  }

  /// The views that end because something else takes the place of them, or of what is around them, with what changed.
  static func changes(in events: [TraceEvent]) -> [Int: String] {
    var unmounted: [Int] = []
    var changes: [Int: String] = [:]
    for event in events {
      switch event {
      case .unmounted(let identity): unmounted.append(identity)
      case .noted(_, let note) where note.kind == .replaced:
        for identity in unmounted.suffix(Int(note.texts[1]) ?? 0) where changes[identity] == nil {
          changes[identity] = note.texts[0]
        }
      default: break
      }
    }
    return changes
  }
}
