import Reconciler
import ScenarioTrace

/// A random program on screen, changed step by step.
@MainActor
final class ProgramRun {
  private let root: ProgramNode
  private let store = ProgramStore()
  private let host: TestHost
  private var causes = ProgramCauses()
  private var isDark = false
  /// The bodies that were evaluated without a cause, with what happened.
  private(set) var faults: [String] = []
  private(set) var evaluationCount = 0

  init(root: ProgramNode) {
    self.root = root
    host = TestHost(ProgramRoot(store: store, node: root))
    check(host.events, StepWrites())
  }

  var texts: [String] { host.texts }

  /// The texts of the same program mounted anew, with the states as they are.
  var freshTexts: [String] {
    let model = ProgramModel()
    (model.first, model.second) = (store.model.first, store.model.second)
    let fresh = ProgramStore(model: model, values: store.allValues)
    let host = TestHost(ProgramRoot(store: fresh, node: root))
    if isDark { host.environment { $0.colorScheme = .dark } }
    return host.texts
  }

  /// Does something at random.
  func step(_ random: inout Random) {
    var writes = StepWrites()
    let start = host.events.count
    switch random.below(8) {
    case 0:
      writes.isHostChange = true
      isDark.toggle()
      host.environment { $0.colorScheme = isDark ? .dark : .light }
    case 1:
      writes.isHostChange = true
      host.hostPass()
    case 2: host.run {}
    default:
      host.run {
        for _ in 0..<(1 + random.below(3)) {
          if random.below(4) == 0 {
            writes.transactions += 2
            withAnimation { writeState(&random, &writes) }
          } else if random.below(3) == 0 {
            writeModel(&random, &writes)
          } else {
            writeState(&random, &writes)
          }
        }
      }
    }
    check(Array(host.events[start...]), writes)
  }

  private func writeModel(_ random: inout Random, _ writes: inout StepWrites) {
    let (property, value) = (random.below(2), random.below(6))
    writes.properties.insert(property)
    if property == 0 { store.model.first = value } else { store.model.second = value }
  }

  /// Writes a state, as its owner or through a binding.
  private func writeState(_ random: inout Random, _ writes: inout StepWrites) {
    let paths = store.writers.keys.sorted { $0.steps.lexicographicallyPrecedes($1.steps) }
    guard !paths.isEmpty else { return }
    let path = paths[random.below(paths.count)]
    guard let state = causes.state(heldAt: path) else { return }
    let before = store.currentValues(of: state)
    store.writers[path]?(random.below(2), random.below(6))
    if store.currentValues(of: state) != before { writes.states.insert(state) }
  }

  private func check(_ events: [TraceEvent], _ writes: StepWrites) {
    let notes = store.takeNotes()
    evaluationCount += notes.count
    faults += causes.faults(in: events, of: notes, after: writes)
    for path in causes.takeEnded() { store.forget(path) }
  }
}

/// What a step wrote.
struct StepWrites {
  var states: Set<ProgramPath> = []
  var properties: Set<Int> = []
  /// Whether the host replaced its environment.
  var isHostChange = false
  /// How many transactions there are at most; each may evaluate a body (TX-4).
  var transactions = 1
}
