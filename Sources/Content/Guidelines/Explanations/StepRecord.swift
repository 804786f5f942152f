import ScenarioTrace

/// One evaluation of a body, with where its causes came from.
struct BodyRun: Equatable, Sendable {
  let identity: Int
  /// Whether the body had never run before.
  let isFirst: Bool
  let causes: [Cause]
}

/// What happened to identities in one step, in the order of the trace.
struct StepRecord: Sendable {
  /// One thing that an explanation has a line for.
  enum Incident: Equatable, Sendable {
    /// The body ran; the number is its position in `runs`.
    case ran(Int)
    /// The new value of an identity is equal, and its body did not run.
    case skipped(Int)
    /// The new value is equal, but the body ran for another reason.
    case equal(Int)
    case warned(String)
  }

  private(set) var incidents: [Incident] = []
  private(set) var runs: [BodyRun] = []
  /// The views by identity, those of earlier steps included.
  private(set) var names: [Int: String] = [:]

  private var parents: [Int: Int] = [:]
  private var fresh: Set<Int> = []
  private var origins: [Int: [String: CauseOrigin]] = [:]
  private var runsOfIdentity: [Int: [Int]] = [:]
  /// What made content closures in the body of an identity run, each with the number of runs before.
  private var triggers: [Int: [(run: Int, items: [String])]] = [:]
  /// Where the last comparison of an identity stands in `incidents`, until its body runs.
  private var comparisons: [Int: Int] = [:]

  /// Reads the events of a step; those before it tell who is on screen.
  init(steps: [MeasuredStep], index: Int) {
    for step in steps.prefix(index) {
      for case .mounted(let identity, let view, let parent) in step.events {
        mount(identity, view, parent)
      }
    }
    fresh = []
    for event in steps[index].events { read(event) }
  }

  /// The last run of an identity before another run.
  func run(of identity: Int, before position: Int) -> Int? {
    runsOfIdentity[identity]?.last { $0 < position }
  }

  /// The run in which the view above an identity made it.
  func runOfParent(of identity: Int, before position: Int) -> Int? {
    parents[identity].flatMap { run(of: $0, before: position) }
  }

  /// What made a run's value, which a body above is known for.
  enum Maker: Equatable {
    /// The body itself, in the run at that position.
    case body(Int)
    /// A content closure in the body, which ran by itself; the properties that it observes and that
    /// were written, if that was the cause.
    case closure([String])
  }

  /// What in the body of an identity made a value that another run got.
  func maker(in identity: Int, before position: Int) -> Maker {
    let run = run(of: identity, before: position)
    let trigger = triggers[identity]?.last { $0.run <= position && $0.run > run ?? -1 }
    return trigger.map { .closure($0.items) } ?? run.map(Maker.body) ?? .closure([])
  }

  private mutating func mount(_ identity: Int, _ view: String, _ parent: Int) {
    names[identity] = withoutGenericArguments(view)
    parents[identity] = parent
    fresh.insert(identity)
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
    case .warned(let text): incidents.append(.warned(text))
    case .unmounted, .counted, .stepBegan, .stepEnded, .stepFailed, .finished: break
    }
  }

  private mutating func evaluate(_ identity: Int, _ causes: [String]) {
    if let position = comparisons.removeValue(forKey: identity) {
      incidents[position] = .equal(identity)
    }
    let known = origins.removeValue(forKey: identity) ?? [:]
    let run = BodyRun(
      identity: identity,
      isFirst: fresh.remove(identity) != nil,
      causes: causes.map { Cause(item: $0, origin: known[$0]) }
    )
    runsOfIdentity[identity, default: []].append(runs.count)
    incidents.append(.ran(runs.count))
    runs.append(run)
  }
}
