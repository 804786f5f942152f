import ScenarioTrace

/// Knows what each body of a random program depended on when it last ran, and with it whether there
/// is a cause for it to run again.
///
/// It learns that from what the views say of themselves and from nothing of the engine, whose trace
/// is what is judged.
struct ProgramCauses {
  /// What a body depended on.
  private struct Evaluation {
    let path: ProgramPath
    let seen: Seen
    /// How often the state that it holds had been written.
    let stateWrites: Int
    /// The properties read since the last change of one of them, with how often they had been
    /// written (OBS-4, OBS-5).
    var properties: [Int: Int]
  }

  private var evaluations: [Int: Evaluation] = [:]
  private var identities: [ProgramPath: Int] = [:]
  private var parents: [Int: Int] = [:]
  private var stateWrites: [ProgramPath: Int] = [:]
  private var propertyWrites = [0, 0]
  /// The states that some body has read since they are there (STATE-6).
  private var readStates: Set<ProgramPath> = []
  private var ended: [ProgramPath] = []

  /// The state that a view owns or has a binding to.
  func state(heldAt path: ProgramPath) -> ProgramPath? {
    identities[path].flatMap { evaluations[$0]?.seen.held?.path }
  }

  /// The paths whose views have ended since the last call.
  mutating func takeEnded() -> [ProgramPath] {
    defer { ended = [] }
    return ended
  }

  /// The evaluations of a step that nothing caused, or whose causes the trace does not lead back to
  /// a write or the host.
  mutating func faults(
    in events: [TraceEvent],
    of notes: [(path: ProgramPath, seen: Seen)],
    after writes: StepWrites
  ) -> [String] {
    for state in writes.states { stateWrites[state, default: 0] += 1 }
    for property in writes.properties { propertyWrites[property] += 1 }
    var faults: [String] = []
    var left = notes[...]
    var chain = CauseChain(writes: writes)
    for event in events {
      switch event {
      case .mounted(let identity, _, let parent):
        parents[identity] = parent
        chain.mounted.insert(identity)
      case .unmounted(let identity): end(identity)
      case .caused(let identity, let item, let origin):
        chain.origins[identity, default: [:]][item] = origin
      case .evaluated(let identity, let items):
        guard let note = left.popFirst() else { return faults + ["a body said nothing"] }
        let isFirst = evaluations[identity] == nil
        let isCaused = judge(note, identity, chain)
        let isTraced = chain.leadsBack(identity, items, isFirst) { evaluations[$0]?.path }
        chain.evaluated[identity, default: 0] += 1
        guard !isCaused || !isTraced else { continue }
        let fault = isCaused ? "is not traced to a write" : "has no cause"
        faults.append("\(note.path.steps) \(note.seen) \(fault): \(items)")
      default: break
      }
    }
    return left.isEmpty ? faults : faults + ["a body ran that the trace does not have"]
  }

  private mutating func end(_ identity: Int) {
    guard let evaluation = evaluations.removeValue(forKey: identity) else { return }
    let path = evaluation.path
    guard identities[path] == identity else { return }
    identities[path] = nil
    readStates.remove(path)
    ended.append(path)
  }

  /// Whether an evaluation has a cause, and what the body depends on from now on.
  private mutating func judge(
    _ note: (path: ProgramPath, seen: Seen),
    _ identity: Int,
    _ chain: CauseChain
  ) -> Bool {
    let (path, seen) = note
    let last = evaluations[identity]
    let stateWrites = seen.held.map { self.stateWrites[$0.path] ?? 0 } ?? 0
    let parentEvaluations = parents[identity].flatMap { chain.evaluated[$0] } ?? 0
    let mayRepeat = chain.evaluated[identity, default: 0] < chain.writes.transactions
    var properties = last?.properties ?? [:]
    var isCaused = chain.mounted.contains(identity)
    if let last {
      let isStateWritten =
        stateWrites != last.stateWrites
        || mayRepeat && seen.held.map { chain.writes.states.contains($0.path) } ?? false
      let isPropertyWritten = properties.contains {
        propertyWrites[$0] != $1 || mayRepeat && chain.writes.properties.contains($0)
      }
      let isStateRead = seen.held.map { readStates.contains($0.path) } ?? false
      // A value that was replaced twice may be as it was, and was replaced all the same (AG-11).
      isCaused =
        parentEvaluations > 1 || last.seen.plain != seen.plain
        || last.seen.environment != seen.environment
        || isStateWritten && (isStateRead || parentEvaluations > 0) || isPropertyWritten
        || seen.held?.isFunctional == true && parentEvaluations > 0
      // What a later transaction of the same step announces was read before this evaluation.
      if isPropertyWritten, chain.writes.transactions == 1 { properties = [:] }
    }
    if let property = seen.property { properties[property] = propertyWrites[property] }
    if seen.reads, let held = seen.held { readStates.insert(held.path) }
    identities[path] = identity
    evaluations[identity] = Evaluation(
      path: path,
      seen: seen,
      stateWrites: stateWrites,
      properties: properties
    )
    return isCaused
  }
}

/// What the trace tells of a step so far.
private struct CauseChain {
  let writes: StepWrites
  var mounted: Set<Int> = []
  /// How often each body was evaluated.
  var evaluated: [Int: Int] = [:]
  var origins: [Int: [String: CauseOrigin]] = [:]

  /// Whether each item that the trace names for an evaluation comes from a write, from the host, or
  /// from a body that was evaluated before.
  mutating func leadsBack(
    _ identity: Int,
    _ items: [String],
    _ isFirst: Bool,
    path: (Int) -> ProgramPath?
  ) -> Bool {
    guard !isFirst else { return mounted.contains(identity) }
    let origins = origins.removeValue(forKey: identity) ?? [:]
    return !items.isEmpty
      && items.allSatisfy { item in
        switch origins[item] {
        case .value(let parent, let fields): !fields.isEmpty && evaluated[parent] != nil
        case .property(let owner, _): path(owner).map { writes.states.contains($0) } ?? false
        case .environment(let writer): writer == 0 ? writes.isHostChange : evaluated[writer] != nil
        case .setting, .announcement, .store: false
        case nil: item.contains("\\ProgramModel.") && !writes.properties.isEmpty
        }
      }
  }
}
