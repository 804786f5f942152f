import Reconciler
import ScenarioTrace
import Testing

/// A window for tests: mounts a view, acts on it, and tells which bodies that evaluated.
///
/// What goes wrong in a step, such as a label that nothing shows, is an issue of the running test.
@MainActor
final class TestHost {
  let host: ViewHost
  /// What presentation evaluated, in order.
  private(set) var firstBodies: [String] = []
  /// The causes of each, as `_printChanges` prints them.
  private(set) var firstLog: [String] = []
  private(set) var events: [TraceEvent] = []
  /// What the engine notes for advice, apart from the events.
  private(set) var notes: [(identity: Int, note: Note)] = []
  private var names: [Int: String] = [:]

  convenience init(_ root: some View, profile: Profile = Profile(), drawsScreen: Bool = false) {
    self.init(profile: profile) {
      $0.drawsScreen = drawsScreen
      try $0.present(root)
    }
  }

  convenience init(app: some App) {
    self.init(profile: Profile()) { try $0.present(app: app) }
  }

  private init(profile: Profile, present: (ViewHost) throws -> Void) {
    Profile.current = profile
    Transaction.current = Transaction()
    host = ViewHost()
    host.recorder = { [unowned self] in record($0) }
    attempt { try present(self.host) }
    firstBodies = bodies(of: events)
    firstLog = log(of: events)
  }

  private func record(_ event: TraceEvent) {
    if case .noted(let identity, let note) = event { return notes.append((identity, note)) }
    if case .mounted(let identity, let view, _) = event { names[identity] = simpleName(view) }
    events.append(event)
  }

  /// Performs something; its error is an issue.
  private func attempt(_ action: () throws -> Void) {
    #expect(throws: Never.self) { try action() }
  }
}

// MARK: - What happened

extension TestHost {
  /// All that the engine reports while something happens.
  func events(during action: (TestHost) -> Void) -> [TraceEvent] {
    let start = events.count
    action(self)
    return Array(events[start...])
  }

  /// The views whose bodies run while something happens, in order.
  func bodies(during action: (TestHost) -> Void) -> [String] {
    bodies(of: events(during: action))
  }

  /// The views whose bodies have run so far, in order.
  var allBodies: [String] { bodies(of: events) }

  /// The lines that `_printChanges` prints in the bodies that run while something happens.
  func log(during action: (TestHost) -> Void) -> [String] { log(of: events(during: action)) }

  /// The warnings given while something happens.
  func warnings(during action: (TestHost) -> Void) -> [String] {
    warnings(of: events(during: action))
  }

  /// All warnings given.
  var warnings: [String] { warnings(of: events) }

  private func warnings(of events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      if case .warned(let text) = event { text } else { nil }
    }
  }

  /// The views whose values are compared while something happens, each with the answer.
  func comparisons(during action: (TestHost) -> Void) -> [String] {
    events(during: action).compactMap { event in
      guard case .compared(let identity, let isEqual, _) = event else { return nil }
      return "\(names[identity] ?? "?") \(isEqual ? "equal" : "differs")"
    }
  }

  /// The views whose bodies run while something happens and make a value equal to the one before, in order.
  func wasted(during action: (TestHost) -> Void) -> [String] {
    events(during: action).compactMap { event in
      guard case .counted(let identity, .wasted) = event else { return nil }
      return names[identity]
    }
  }

  /// How many ranges of values are compared while something happens.
  func comparisonCount(during action: (TestHost) -> Void) -> Int {
    let before = host.graph.comparisons
    action(self)
    return host.graph.comparisons - before
  }

  private func bodies(of events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      guard case .evaluated(let identity, _) = event else { return nil }
      return names[identity]
    }
  }

  private func log(of events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      guard case .evaluated(let identity, let causes) = event else { return nil }
      let items = causes.isEmpty ? "unchanged" : causes.joined(separator: ", ") + " changed"
      return "\(names[identity] ?? "?"): \(items)."
    }
  }

  /// A view's name without the types that enclose it.
  private func simpleName(_ name: String) -> String {
    let base = name.prefix { $0 != "<" }
    return String(base.split(separator: ".").last ?? "") + name.dropFirst(base.count)
  }
}

// MARK: - What a person, the program or the host does

extension TestHost {
  /// Runs code of the program outside any update.
  func run(_ action: () -> Void) { attempt { try host.perform(action) } }

  /// Taps what shows the label.
  func tap(_ label: String) {
    react(to: label) { if case .tap(let action) = $0 { action } else { nil } }
  }

  /// Does what a tap on a covered control did, as code of the program may.
  func tapCovered(_ label: String) {
    var stack = [host.rootElement]
    while let element = stack.popLast() {
      if let control = element as? InteractiveElement, control.shows(label) {
        switch control.reaction {
        case .tap(let action), .open(let action): return run(action)
        default: break
        }
      }
      stack += element.children.reversed()
    }
    Issue.record("nothing shows \(label)")
  }

  /// Switches what shows the label.
  func toggle(_ label: String) {
    react(to: label) { if case .toggle(let action) = $0 { action } else { nil } }
  }

  /// Opens what shows the label.
  func open(_ label: String) {
    react(to: label) { if case .open(let action) = $0 { action } else { nil } }
  }

  /// Selects the tab that shows the label.
  func select(_ label: String) {
    react(to: label) { if case .select(let action) = $0 { action } else { nil } }
  }

  /// Moves the window of the only lazy container so that it starts at a row.
  func scroll(to row: Int) {
    #expect(host.lazyWindows.count == 1)
    for window in host.lazyWindows { _ = window.scroll(to: row) }
    run {}
  }

  /// Lets the pointer enter or leave what shows the label.
  func hover(_ label: String, isInside: Bool = true) {
    react(to: label) { reaction in
      if case .hover(let action) = reaction { { action(isInside) } } else { nil }
    }
  }

  /// Appends to the text of the field that shows the label, a keystroke at a time.
  func type(_ text: String, into label: String) {
    for character in text {
      react(to: label) { reaction in
        guard case .text(let read, let write, _) = reaction else { return nil }
        return { write(read() + String(character)) }
      }
    }
  }

  /// Gives what shows the label a value in one movement.
  func enter(_ value: String, into label: String) {
    react(to: label) { reaction in
      if case .value(let write) = reaction { { _ = write(value) } } else { nil }
    }
  }

  /// Presses the return key in the field that shows the label.
  func submit(_ label: String) {
    react(to: label) { if case .text(_, _, let submit) = $0 { submit } else { nil } }
  }

  /// Closes what was presented last.
  func dismiss() {
    guard let close = host.presentations.last else {
      Issue.record("nothing is presented")
      return
    }
    run(close)
  }

  /// Replaces the root environment by one that holds the same values.
  func hostPass() { attempt { try host.hostPass() } }

  /// Changes the root environment.
  func environment(_ change: (inout EnvironmentValues) -> Void) {
    attempt { try host.updateEnvironment(change) }
  }

  /// The texts on screen, in order.
  var texts: [String] {
    var found: [String] = []
    var stack = [host.rootElement]
    while let element = stack.popLast() {
      if let text = element.text { found.append(text) }
      stack += element.children.reversed()
    }
    return found
  }

  /// Does what a reaction of the element that shows the label comes to.
  func react(
    to label: String,
    _ action: (InteractiveElement.Reaction) -> (() -> Void)?
  ) {
    attempt {
      let element = try host.rootElement.reacting(to: label) { action($0) != nil }
      guard let action = action(element.reaction) else { return }
      try host.perform(action)
    }
  }
}
