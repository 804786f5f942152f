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
    var changes: [Int: String] = [:]
    for case .noted(let identity, let note) in step.events where note.kind == .replaced {
      changes[identity] = note.texts[0]
    }
    for case .unmounted(let identity) in step.events {
      guard let place = places[identity] else { continue }
      alive[place]?.remove(identity)
      let change = sequence(first: identity) { [parents] in parents[$0] }.lazy.compactMap {
        changes[$0]
      }.first
      ended[place, default: []].append(EndedView(identity: identity, step: index, change: change))
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
}
