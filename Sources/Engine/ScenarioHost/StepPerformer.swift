import FoundationShim
import Reconciler
import ScenarioTrace
import ValueComparison

/// Performs steps on a mounted view.
@MainActor
package final class StepPerformer {
  package let host = ViewHost()
  private let root: any ProgramRoot
  private let ownSteps: [String: @MainActor () -> Void]
  private var isPresented = false
  private var hovered: InteractiveElement?

  init(root: any ProgramRoot, ownSteps: [String: @MainActor () -> Void]) {
    self.root = root
    self.ownSteps = ownSteps
    ThisDevice.spend = { VirtualClock.advance(to: VirtualClock.now + $0) }
    ThisDevice.readSystemVersion = { Profile.current.systemVersion }
    ThisDevice.dismissKeyboard = { [host] in host.resignFocus() }
  }

  /// Performs steps on an app.
  package convenience init<Program: App>(app: Program.Type) {
    self.init(root: AppRoot(app: Program()), ownSteps: [:])
  }

  /// Performs a step, and then what it has started.
  /// - Throws: `TraceEvent.StepFailure`, or `EndlessUpdate`.
  package func perform(_ step: Step) throws {
    try react(to: step)
    try settleJobs()
  }

  private func react(to step: Step) throws {
    guard isPresented || step.isPresentation else {
      throw TraceEvent.StepFailure.impossible("nothing is on screen before 'present'")
    }
    switch step {
    case .present(let passes): try present(hostPasses: passes)
    case .hostPass: try host.hostPass()
    case .tap(let label): try tap(label)
    case .hold(let label): try hold(label)
    case .drag(let label, let x, let y):
      try follow("drag", label, CGSize(width: x, height: y)) {
        if case .drag(let react) = $0 { react } else { nil }
      }
    case .pinch(let label, let scale):
      try follow("pinch", label, scale) { if case .pinch(let react) = $0 { react } else { nil } }
    case .rotate(let label, let degrees):
      try follow("rotate", label, degrees) {
        if case .rotate(let react) = $0 { react } else { nil }
      }
    case .hover(let label): try hover(label)
    case .unhover: try unhover()
    case .type(let text, let label): try type(text, into: label)
    case .toggle(let label): try toggle(label)
    case .submit(let label): try submit(label)
    case .delete(let label): try delete(label)
    case .refresh(let label): try refresh(label)
    case .move(let label, let position): try move(label, to: position)
    case .drop(let label, let target): try drop(label, onto: target)
    case .environment(let key, let value): try setEnvironment(key, to: value)
    case .run(let name): try runOwnStep(name)
    case .repeat(let count, let step):
      for _ in 0..<count {
        try perform(step)
      }
    case .dismiss: try dismiss()
    case .wait(let seconds): try wait(seconds)
    case .scroll(let label): try scroll(to: label)
    case .scrollToEnd: try scrollToEnd()
    case .select(let label): try select(label)
    case .open(let label): try open(label)
    }
  }

  private func present(hostPasses: Int) throws {
    guard !isPresented else {
      throw TraceEvent.StepFailure.impossible("the view is already on screen")
    }
    isPresented = true
    try root.present(in: host)
    for _ in 0..<hostPasses { try host.hostPass() }
  }

  /// Runs the tasks that a step has started, and updates the views after each batch of jobs.
  private func settleJobs() throws {
    for _ in 0..<Self.maxTurns {
      guard VirtualExecutor.runReady() else { return }
      try host.perform {}
    }
    throw TraceEvent.StepFailure.impossible("the step's tasks never finish")
  }

  /// The limit after which the tasks of a step are assumed to run forever.
  private static var maxTurns: Int { 10_000 }

  /// Advances the clock; tasks that sleep until then wake up in order.
  private func wait(_ seconds: Double) throws {
    guard seconds <= 1e9 else {
      throw TraceEvent.StepFailure.impossible("a wait of more than 1000000000 s")
    }
    let end = VirtualClock.now + .nanoseconds(Int64((seconds * 1e9).rounded()))
    while VirtualExecutor.advance(notAfter: end) { try settleJobs() }
  }

  private func tap(_ label: StepLabel) throws {
    if let counting = try? find(label, for: "tap", { $0.tapCounter }) {
      if let action = counting.reaction() { return try host.perform(action) }
      // A view with a gesture for one tap as well takes each tap.
      guard (try? find(label, for: "tap") { $0.tapAction }) != nil else { return }
    }
    if (try? find(label, for: "tap") { $0.tapAction }) == nil,
      let press = try? find(label, for: "tap", { $0.pressAction }).reaction
    {
      // A tap ends before the long press is recognized.
      try host.perform { press(true) }
      return try host.perform { press(false) }
    }
    let (element, action) = try find(label, for: "tap") { $0.tapAction }
    try host.perform { element.press(true) }
    let others = element.reactingTogether.compactMap { $0.reaction.tapAction }
    try host.perform {
      element.press(false)
      action()
      for action in others { action() }
    }
  }

  private func open(_ label: StepLabel) throws {
    // A menu with a primary action takes both steps.
    let opening = try? find(label, for: "open") {
      if case .open(let action) = $0 { action } else { nil }
    }
    let action = try opening?.reaction ?? find(label, for: "open") { $0.tapAction }.reaction
    try host.perform(action)
  }

  private func select(_ label: StepLabel) throws {
    let action = try find(label, for: "select") {
      if case .select(let action) = $0 { action } else { $0.tapAction }
    }.reaction
    try host.perform(action)
  }

  private func hold(_ label: StepLabel) throws {
    let (press, action) = try find(label, for: "hold") {
      if case .hold(let press, let action) = $0 { (press, action) } else { nil }
    }.reaction
    try host.perform { press?(true) }
    try host.perform(action)
    try host.perform { press?(false) }
  }

  private func submit(_ label: StepLabel) throws {
    let action = try find(label, for: "submit") {
      if case .text(_, _, let submit) = $0 { submit } else { nil }
    }.reaction
    try host.perform(action)
  }

  private func delete(_ label: StepLabel) throws {
    let action = try find(label, for: "delete") {
      if case .delete(let action) = $0 { action } else { nil }
    }.reaction
    try host.perform(action)
  }

  private func refresh(_ label: StepLabel) throws {
    let action = try find(label, for: "refresh") {
      if case .refresh(let action) = $0 { action } else { nil }
    }.reaction
    try host.perform(action)
  }

  private func move(_ label: StepLabel, to position: Int) throws {
    let action = try find(label, for: "move") {
      if case .move(let action) = $0 { action } else { nil }
    }.reaction
    try host.perform { action(position) }
  }

  private func hover(_ label: StepLabel) throws {
    let (element, react) = try find(label, for: "hover") {
      if case .hover(let react) = $0 { react } else { nil }
    }
    if hovered != nil { try unhover() }
    hovered = element
    try host.perform { react(true) }
  }

  private func unhover() throws {
    guard let element = hovered, case .hover(let react) = element.reaction else {
      throw TraceEvent.StepFailure.impossible("the pointer is not over a view")
    }
    hovered = nil
    try host.perform { react(false) }
  }

  private func type(_ text: String, into label: StepLabel) throws {
    let (field, reaction) = try find(label, for: "type") { $0.takesText ? $0 : nil }
    try host.perform { host.moveFocus(to: field) }
    guard case .value(let write) = reaction else {
      var field = field
      for character in text { field = try type(character, into: field, or: label) }
      return
    }
    var isValue = true
    try host.perform { isValue = write(text) }
    guard isValue else { throw TraceEvent.StepFailure.notAValue(text, label: label.text) }
  }

  /// Presses one key.
  /// - Returns: The field: looked up again if the last key has replaced it.
  private func type(
    _ character: Character,
    into last: InteractiveElement,
    or label: StepLabel
  ) throws -> InteractiveElement {
    let isUsable = last.pathFromRoot.first === host.rootElement && last.isEnabled()
    let field = try isUsable ? last : find(label, for: "type") { $0.takesText ? true : nil }.element
    try host.perform {
      if case .text(let read, let write, _) = field.reaction { write(read() + String(character)) }
    }
    try settleJobs()
    return field
  }

  private func toggle(_ label: StepLabel) throws {
    let action = try find(label, for: "toggle") {
      if case .toggle(let action) = $0 { action } else { nil }
    }.reaction
    try host.perform(action)
  }

  private func dismiss() throws {
    guard let action = host.presentations.last else {
      throw TraceEvent.StepFailure.impossible("nothing is presented")
    }
    guard host.canDismissInteractively else {
      throw TraceEvent.StepFailure.impossible(
        "'interactiveDismissDisabled' keeps a person from closing what is presented"
      )
    }
    try host.perform(action)
  }

  private func setEnvironment(_ name: String, to value: String) throws {
    guard let key = HostKey.all.first(where: { $0.name == name }) else {
      throw TraceEvent.StepFailure.unknownKey(name, available: HostKey.all.map(\.name))
    }
    var isKnown = true
    try host.updateEnvironment { isKnown = key.set(&$0, value) }
    guard isKnown else {
      throw TraceEvent.StepFailure.unknownValue(key: name, value: value, available: key.values)
    }
  }

  private func runOwnStep(_ name: String) throws {
    guard let action = ownSteps[name] else {
      throw TraceEvent.StepFailure.unknownStep(name, available: ownSteps.keys.sorted())
    }
    try host.perform { action() }
  }

  /// The element that shows a label and has a kind of reaction, with that reaction.
  func find<Reaction>(
    _ label: StepLabel,
    for action: String,
    _ reaction: (InteractiveElement.Reaction) -> Reaction?
  ) throws -> (element: InteractiveElement, reaction: Reaction) {
    do {
      let element = try host.rootElement.reacting(
        to: label.text,
        inRow: label.row,
        number: label.number
      ) { reaction($0) != nil }
      guard let found = reaction(element.reaction) else {
        fault("the element was chosen for its reaction")
      }
      return (element, found)
    } catch let problem as ElementProblem {
      switch problem {
      case .unknown(let available):
        throw TraceEvent.StepFailure.unknownLabel(
          action: action,
          label: label.isPlain ? label.text : "\(label)",
          available: available
        )
      case .other(let steps):
        throw TraceEvent.StepFailure.otherActions(
          action: action,
          label: label.text,
          available: steps
        )
      case .covered(let cover):
        throw TraceEvent.StepFailure.impossible("'\(label.text)' is covered by \(cover.rawValue)")
      case .disabled:
        throw TraceEvent.StepFailure.disabledLabel(action: action, label: label.text)
      case .ambiguous(let rows):
        throw TraceEvent.StepFailure.ambiguousLabel(
          action: action,
          label: label.text,
          rows: rows
        )
      }
    }
  }
}

extension TraceEvent.StepFailure: Error {}

extension Step {
  fileprivate var isPresentation: Bool {
    if case .present = self { true } else { false }
  }
}

extension StepLabel {
  /// Whether it is only a text.
  fileprivate var isPlain: Bool { row == nil && number == nil }
}
