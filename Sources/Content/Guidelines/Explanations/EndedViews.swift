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
  private var uncertain: Set<Int> = []
  /// The views that the step mounts and ends.
  private var brief: [Int: EndedView] = [:]
  private var departures = Departures()
  private var step = 0
  /// Whether the step puts anything in the place of a view.
  private var replaces = false

  /// The view that stood in a view's place before it.
  func predecessor(of identity: Int) -> EndedView? { predecessors[identity] }

  /// Whether a view may stand for one that ended: one of its type did in its place, and several have stood there.
  func mayReturn(_ identity: Int) -> Bool { uncertain.contains(identity) }

  /// Takes away what a step ends, before the views that it mounts are added.
  /// - Parameters:
  ///   - step: The step.
  ///   - index: Its index.
  /// - Returns: The views that it ends, with what changed above them.
  @discardableResult
  mutating func begin(
    _ step: MeasuredStep,
    at index: Int
  ) -> [(identity: Int, change: String?)] {
    self.step = index
    let gone = departures.ended(in: step.events)
    replaces = gone.contains { $0.change != nil }
    for (identity, change) in gone {
      let ended = EndedView(identity: identity, step: index, change: change)
      if let place = places[identity] { end(ended, in: place) } else { brief[identity] = ended }
    }
    return gone
  }

  private mutating func end(_ view: EndedView, in place: Place) {
    alive[place]?.remove(view.identity)
    ended[place, default: []].append(view)
  }

  /// Adds a view; it succeeds one that ended in its place.
  mutating func mount(_ identity: Int, _ view: String, _ parent: Int) {
    let place = Place(view: view, parent: first[parent] ?? parent)
    places[identity] = place
    parents[identity] = parent
    first[identity] = identity
    alive[place, default: []].insert(identity)
    // By the end of the step, the next one stands in its place.
    defer { if let view = brief.removeValue(forKey: identity) { end(view, in: place) } }
    if alive[place, default: []].count > 1 { crowded.insert(place) }
    guard let last = ended[place]?.first else { return succeedElsewhere(identity, place) }
    let isCrowded = crowded.contains(place)
    let old = isCrowded ? ended[place]?.first { $0.step == step && $0.change != nil } : last
    guard let old else {
      uncertain.insert(identity)
      return
    }
    succeed(identity, old, in: place)
  }

  private mutating func succeed(_ identity: Int, _ old: EndedView, in place: Place) {
    ended[place]?.removeAll { $0 == old }
    predecessors[identity] = old
    first[identity] = first[old.identity]
  }

  /// Takes the only view of a type that this step replaced for the predecessor of one in another place: a modifier around
  /// one of the two can be a view itself.
  private mutating func succeedElsewhere(_ identity: Int, _ place: Place) {
    guard replaces else { return }
    let old = ended.filter { $0.key.view == place.view }
      .flatMap { key, views in views.map { (place: key, view: $0) } }
      .filter { $0.view.step == step && $0.view.change != nil }
    guard old.count == 1, let old = old.first, isInside(old.place.parent, identity) else { return }
    succeed(identity, old.view, in: old.place)
  }

  /// Whether one view is around another, or the other around the first one's place.
  private func isInside(_ parent: Int, _ identity: Int) -> Bool {
    ancestors(of: identity).contains(parent)
      || ancestors(of: parent).contains(places[identity]?.parent ?? 0)
  }

  private func ancestors(of identity: Int) -> Set<Int> {
    Set(sequence(first: identity) { parents[$0] }.map { first[$0] ?? $0 })
  }
}

/// Which views the steps of a run take away, and what changed above them.
///
/// What leaves with an animation counts as gone when it begins to leave, although it ends later.
struct Departures: Sendable {
  /// The views that have begun to leave, and end later.
  private var leaving: Set<Int> = []

  /// The views that a step takes away, with what changed above them: `branch`, `id` or `type`; `nil` if nothing took
  /// their place.
  ///
  /// The steps are read in order.
  mutating func ended(in events: [TraceEvent]) -> [(identity: Int, change: String?)] {
    var gone: [Int] = []
    var changes: [Int: String] = [:]
    for event in events {
      switch event {
      case .unmounted(let identity):
        if leaving.remove(identity) == nil { gone.append(identity) }
      case .noted(_, let note) where note.kind == .leaving:
        let views = note.texts.compactMap { Int($0) }.unique
        leaving.formUnion(views)
        gone += views
      case .noted(_, let note) where note.kind == .replaced:
        for view in gone.suffix(Int(note.texts[1]) ?? 0) where changes[view] == nil {
          changes[view] = note.texts[0]
        }
      default: break
      }
    }
    return gone.map { ($0, changes[$0]) }
  }
}
