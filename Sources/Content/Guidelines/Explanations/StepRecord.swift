import ScenarioTrace

/// One body evaluation, with the origins of its causes.
struct BodyRun: Equatable, Sendable {
  let identity: Int
  /// Whether this was the first time that the body ran.
  let isFirst: Bool
  let causes: [Cause]
  /// The view that stood in its place before, if it appears again.
  var predecessor: EndedView?
  /// Whether it may appear again, without a trace of which view it stands for.
  var mayReturn = false
  /// The announced properties that were assigned the values that they had.
  var unchanged: [String] = []
  /// Whether its value was equal to the one before.
  fileprivate(set) var isWasted = false
}

/// Runs of one content closure apart from the body that contains it.
struct ContentRun: Equatable, Sendable {
  let identity: Int
  /// What keeps the closure, such as `GeometryReader`.
  let owner: String
  /// The observed properties that were written, if they were the cause.
  let items: [String]
  fileprivate(set) var times = 1

  fileprivate func isLike(_ other: Self) -> Bool {
    (identity, owner, items) == (other.identity, other.owner, other.items)
  }
}

/// What happened to identities in one step, in trace order.
struct StepRecord: Sendable {
  /// One event that gets a line in an explanation.
  enum Incident: Equatable, Sendable {
    /// The body ran; the number is its index in `runs`.
    case ran(Int)
    /// The new value of an identity compared equal, and its body did not run.
    case skipped(Int)
    /// The new value compared equal, but the body ran for another reason.
    case equal(Int)
    /// A content closure in the identity's body ran apart from the body; the number is its index in `contents`.
    case content(Int)
    /// A property of the identity holds another object of a type, and nothing keeps the one before.
    case renewed(Int, property: String, type: String)
    /// The program made a request; its address, and `offline`, `missing` or `answered`.
    case requested(String, outcome: String)
    case warned(String)
  }

  private(set) var incidents: [Incident] = []
  private(set) var runs: [BodyRun] = []
  private(set) var contents: [ContentRun] = []
  /// The views by identity, including those of earlier steps.
  private(set) var names: [Int: String] = [:]

  /// The views whose value differed where an `==` does not look.
  private(set) var unequal: Set<Int> = []

  private var ended = EndedViews()
  private var parents: [Int: Int] = [:]
  private var fresh: Set<Int> = []
  private var origins: [Int: [String: CauseOrigin]] = [:]
  private var unchanged: [Int: [String]] = [:]
  private var runsOfIdentity: [Int: [Int]] = [:]
  /// What triggered content closures in an identity's body, each with the number of runs before.
  private var triggers: [Int: [(run: Int, items: [String])]] = [:]
  /// What triggered the content closure in an identity's body that runs next.
  private var nextTrigger: [Int: [String]] = [:]
  /// The index of an identity's last comparison in `incidents`, until its body runs.
  private var comparisons: [Int: Int] = [:]

  /// Reads the events of a step; earlier steps show which views are on screen.
  init(steps: [MeasuredStep], index: Int) {
    for (number, step) in steps.prefix(index).enumerated() {
      ended.begin(step, at: number)
      for case .mounted(let identity, let view, let parent) in step.events {
        mount(identity, view, parent)
      }
    }
    fresh = []
    ended.begin(steps[index], at: index)
    for event in steps[index].events { read(event) }
  }

  /// An identity's last run before another run.
  func run(of identity: Int, before position: Int) -> Int? {
    runsOfIdentity[identity]?.last { $0 < position }
  }

  /// The run in which the parent view created an identity.
  func runOfParent(of identity: Int, before position: Int) -> Int? {
    parents[identity].flatMap { run(of: $0, before: position) }
  }

  /// What created a run's value, given the body that contains it.
  enum Maker: Equatable {
    /// The body itself, in the run at that index.
    case body(Int)
    /// A content closure in the body that ran independently, with the observed properties that were
    /// written, if they were the cause.
    case closure([String])
  }

  /// What in an identity's body created a value that another run received.
  func maker(in identity: Int, before position: Int) -> Maker {
    let run = run(of: identity, before: position)
    let trigger = triggers[identity]?.last { $0.run <= position && $0.run > run ?? -1 }
    return trigger.map { .closure($0.items) } ?? run.map(Maker.body) ?? .closure([])
  }

  private mutating func mount(_ identity: Int, _ view: String, _ parent: Int) {
    names[identity] = withoutGenericArguments(view)
    parents[identity] = parent
    fresh.insert(identity)
    ended.mount(identity, view, parent)
  }

  private mutating func read(_ event: TraceEvent) {
    switch event {
    case .mounted(let identity, let view, let parent): mount(identity, view, parent)
    case .caused(let identity, let item, let origin):
      origins[identity, default: [:]][item] = origin
    case .compared(let identity, true, _):
      comparisons[identity] = incidents.count
      incidents.append(.skipped(identity))
    case .compared(let identity, false, _): comparisons[identity] = nil
    case .evaluated(let identity, let causes): evaluate(identity, causes)
    case .triggered(let identity, let items):
      triggers[identity, default: []].append((runs.count, items))
      nextTrigger[identity] = items
    case .counted(let identity, .wasted):
      if let position = runsOfIdentity[identity]?.last { runs[position].isWasted = true }
    case .warned(let text): incidents.append(.warned(text))
    case .noted(let identity, let note): read(note, of: identity)
    case .unmounted, .counted, .screen, .assumed, .dependsOnVersion, .stepBegan, .stepEnded,
      .stepFailed, .finished:
      break
    }
  }

  private mutating func read(_ note: Note, of identity: Int) {
    switch note.kind {
    case .content:
      let trigger = nextTrigger.removeValue(forKey: identity) ?? []
      guard run(of: identity, before: runs.count) == nil else { return }
      let content = ContentRun(identity: identity, owner: note.texts[0], items: trigger)
      if let known = contents.firstIndex(where: { $0.isLike(content) }) {
        contents[known].times += 1
      } else {
        incidents.append(.content(contents.count))
        contents.append(content)
      }
    case .renewed where !Self.isOfSystem(note.texts[1]):
      incidents.append(.renewed(identity, property: note.texts[0], type: note.texts[1]))
    case .unchanged: unchanged[identity, default: []] += note.texts
    case .ignored: unequal.insert(identity)
    case .requested: incidents.append(.requested(note.texts[0], outcome: note.texts[1]))
    default: break
    }
  }

  /// Whether the system makes objects of a type: for bindings, queries, and the elements of collections.
  private static func isOfSystem(_ type: String) -> Bool {
    type.hasPrefix("_")
      || ["FunctionalLocation", "ElementLocation", "Query", "FetchRequest"].contains(type)
  }

  private mutating func evaluate(_ identity: Int, _ causes: [String]) {
    if let position = comparisons.removeValue(forKey: identity) {
      incidents[position] = .equal(identity)
    }
    let known = origins.removeValue(forKey: identity) ?? [:]
    let run = BodyRun(
      identity: identity,
      isFirst: fresh.remove(identity) != nil,
      causes: causes.map { Cause(item: $0, origin: known[$0]) },
      predecessor: ended.predecessor(of: identity),
      mayReturn: ended.mayReturn(identity),
      unchanged: unchanged.removeValue(forKey: identity) ?? []
    )
    runsOfIdentity[identity, default: []].append(runs.count)
    incidents.append(.ran(runs.count))
    runs.append(run)
  }
}
