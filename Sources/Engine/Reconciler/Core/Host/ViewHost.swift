import AttributeGraph
import ScenarioTrace
import ValueComparison

/// Holds a mounted view, applies writes to its graph and updates it, as a window does.
package final class ViewHost {
  package let graph: Graph
  /// Called for every trace event, in order.
  package var recorder: ((TraceEvent) -> Void)? {
    didSet {
      graph.onComparison = recorder == nil ? nil : comparisonObserver
      graph.onChange = recorder == nil ? nil : changeObserver
      graph.isTraced = recorder != nil
    }
  }
  /// Whether the element tree also has what is only drawn, for `screen`; set before anything is mounted.
  package var drawsScreen = false
  /// The elements that steps can act on.
  package let rootElement = Element()
  private let root: Subgraph
  let environment: Attribute<EnvironmentValues>
  let focus: Focus
  private var transactions: [PendingTransaction] = []
  /// The transaction that is being applied; otherwise a plain one.
  private(set) var transaction = Transaction() { didSet { transactionNumber += 1 } }
  /// Counts the transactions that were applied, and the times between them.
  private(set) var transactionNumber = 0
  private var actions: [() -> Void] = []
  private var endActions: [() -> Void] = []
  /// The values of the root environment, without those that each host pass publishes again.
  var hostValues = EnvironmentValues()
  private var presented:
    [(element: Element, dismissal: InteractiveDismissal?, dismiss: () -> Void)] =
      []
  /// The presentations that cover what is behind them, in the order in which they were opened.
  var modals: [Modal] = []
  /// Whether the lists in the window are being edited.
  private(set) var editMode = EditMode.inactive
  /// The lazy containers on screen, in mount order.
  package var lazyWindows: [LazyWindow] = []
  /// The current frame, in which everything is brought up to date, and the round in it.
  private(set) var round = FrameRound()
  private var lastIdentity = 0
  /// How many views have ended or begun to leave.
  private(set) var departureCount = 0
  /// Refers to the host while it is open.
  let window = OpenWindow()
  /// The differing fields of each identity's value, until its body has been evaluated.
  private var differing: [Int: [String]] = [:]
  /// What is noted for advice, besides events.
  var notes = RunNotes()
  /// The last bodies evaluated, to name an endless update; recorded only when one seems likely.
  private var lastEvaluated: RecentBodies?

  package init() {
    graph = Graph(
      closures: Profile.current.closures,
      firstComparisonIsBitwise: Profile.current.firstComparisonIsBitwise
    )
    root = Subgraph(graph: graph)
    environment = Attribute(external: EnvironmentValues(), in: root)
    focus = Focus(in: root)
  }

  /// Mounts a view and evaluates it for the first time (ROOT-1).
  @MainActor
  package func present<Content: View>(_ content: Content) throws {
    try present { inputs, subgraph in
      let view = Attribute(external: content, in: subgraph)
      Content._makeView(view: _GraphValue(view), inputs: inputs)
    }
  }

  /// Opens the host, mounts something in it and evaluates it.
  @MainActor
  func present(_ mount: @MainActor (_ViewInputs, Subgraph) -> Void) throws {
    window.open(self)
    replaceEnvironment()
    let inputs = _ViewInputs(
      host: self,
      subgraph: root,
      environment: environment,
      element: rootElement
    )
    mount(inputs.enteringCoverable(), root)
    try settle()
  }

  /// Replaces the root environment with one of the same standard values, as hosts do when traits,
  /// focus or a safe area change (ENV-11, ROOT-4); the actions that hosts publish are new each time.
  package func hostPass() throws {
    replaceEnvironment()
    try settle()
  }

  /// Changes the root environment.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) throws {
    change(&hostValues)
    hostValues.dropHiddenElements()
    replaceEnvironment()
    try settle()
  }

  /// Changes the scene phase to active, and nothing else in the root environment (ROOT-4).
  func activateScene() throws {
    hostValues.scenePhase = .active
    guard var values = environment.currentValue else { return }
    values.scenePhase = .active
    environment.set(values)
    try settle()
  }

  /// Publishes a color scheme that the program prefers; called by an action during an update.
  func prefer(_ scheme: ColorScheme?) {
    guard hostValues.colorScheme != scheme ?? .light else { return }
    hostValues.colorScheme = scheme ?? .light
    replaceEnvironment()
  }

  /// Changes whether the lists in the window are being edited; called by an action during an update.
  func setEditMode(_ mode: EditMode) {
    guard editMode != mode else { return }
    editMode = mode
    replaceEnvironment()
  }

  private func replaceEnvironment() {
    var values = hostValues
    values.publishHostActions()
    values.hostWindow = window
    environment.set(values)
  }

  /// Ends everything that is mounted; none of its actions run any more.
  package func close() {
    root.end()
    window.close()
    notes = RunNotes()
    rootElement.replaceChildren([])
    (presented, modals, lazyWindows) = ([], [], [])
    (transactions, actions, endActions) = ([], [], [])
  }

  /// Runs code of the program outside of an update, then brings everything up to date.
  package func perform(_ action: () -> Void) throws {
    action()
    try settle()
  }
}

/// Refers to a host from when it mounts its view until it closes, for objects that may outlive it.
///
/// The reference keeps an open host alive. A weak one would slow down every other reference to the
/// host.
final class OpenWindow {
  private(set) var host: ViewHost?

  fileprivate func open(_ host: ViewHost) { self.host = host }
  fileprivate func close() { host = nil }
}

// MARK: - Presentations

extension ViewHost {
  /// The actions that close each presentation, in the order in which they were opened.
  package var presentations: [() -> Void] { presented.map(\.dismiss) }

  /// Whether a person can close the presentation that was opened last (NAV-9).
  package var canDismissInteractively: Bool { presented.last?.dismissal?.isEnabled != false }

  /// Records that a presentation opens or closes.
  func presentation(
    of element: Element,
    isPresented: Bool,
    dismissal: InteractiveDismissal? = nil,
    dismiss: @escaping () -> Void
  ) {
    presented.removeAll { $0.element === element }
    if isPresented { presented.append((element, dismissal, dismiss)) }
  }

  /// Removes the element of a presenter that has ended.
  func endPresentation(of element: Element) {
    presented.removeAll { $0.element === element }
    rootElement.remove(element)
  }
}

// MARK: - Transactions

/// Writes that will be applied together.
private struct PendingTransaction {
  let transaction: Transaction
  var mutations: [() -> Void]
}

extension ViewHost {
  /// Queues a change of the graph; it joins the last transaction if both are of the same kind (TX-1,
  /// TX-2).
  package func enqueue(_ mutation: @escaping () -> Void) {
    Transaction.changeCount += 1
    let transaction = Transaction.current
    if let last = transactions.last, last.transaction.isMergeable(with: transaction) {
      transactions[transactions.count - 1].mutations.append(mutation)
    } else {
      transactions.append(PendingTransaction(transaction: transaction, mutations: [mutation]))
    }
  }

  /// Queues an action of the program until after the update (TX-6).
  func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

  /// Queues an action of something that has ended; it runs after the actions of what appears (ID-9).
  func enqueueEndAction(_ action: @escaping () -> Void) { endActions.append(action) }

  /// An update that takes more rounds than this is endless.
  private static var maxRounds: Int { 500 }

  /// The first of the last rounds, in which the engine records the bodies behind an endless update.
  private static var firstSuspectRound: Int { maxRounds - RecentBodies.capacity }

  /// Applies all writes, evaluates what they affect and runs the actions that this queued; repeats until
  /// nothing is left (TX-3, TX-7).
  private func settle() throws {
    round = FrameRound(frame: round.frame + 1)
    defer { noteEvaluations(in: nil) }
    for number in 0..<Self.maxRounds {
      if number == Self.firstSuspectRound { noteEvaluations(in: RecentBodies()) }
      applyTransactions()
      HostUpdate.run { root.updateConsumers() }
      if transactions.isEmpty {
        guard !actions.isEmpty || !endActions.isEmpty else { return }
        runActions()
        round.round += 1
      }
    }
    (transactions, actions, endActions) = ([], [], [])
    let views = lastEvaluated?.mounted.map(\.typeAndWrites)
    throw EndlessUpdate(views: views ?? [])
  }

  private func applyTransactions() {
    let pending = transactions
    transactions = []
    for pending in pending {
      transaction = pending.transaction
      for mutation in pending.mutations { mutation() }
      HostUpdate.run { root.updateTransactionalConsumers() }
    }
    transaction = Transaction()
  }

  private func runActions() {
    let queued = actions + endActions
    (actions, endActions) = ([], [])
    for action in queued { action() }
  }
}

/// An update that did not finish.
package struct EndlessUpdate: Error {
  /// The views evaluated last, without duplicates, each with what was written before.
  package let views: [String]
}

// MARK: - Recording

extension ViewHost {
  func record(_ event: TraceEvent) { recorder?(event) }

  private func noteEvaluations(in bodies: RecentBodies?) {
    lastEvaluated = bodies
    graph.isTraced = bodies != nil || recorder != nil
  }

  /// Records that a body is about to be evaluated; called while the graph is traced.
  func noteEvaluation(of body: BodyNode) { lastEvaluated?.append(body) }

  private var comparisonObserver: (Int, Bool, [String]) -> Void {
    { [unowned self] identity, isEqual, fields in
      if !isEqual { differing[identity] = fields }
      record(.compared(identity: identity, isEqual: isEqual, fields: fields))
    }
  }

  /// The fields by which the new value of an identity differs from the last one.
  func takeDifferingFields(of identity: Int) -> [String] {
    differing.removeValue(forKey: identity) ?? []
  }

  /// Gives a user body its identity; identities count from 1 in mount order.
  func mount(_ container: Any.Type, below parent: Int) -> Int {
    lastIdentity += 1
    if let recorder {
      recorder(.mounted(identity: lastIdentity, view: typeName(of: container), parent: parent))
      noteProperties(of: container, identity: lastIdentity)
    }
    return lastIdentity
  }

  func unmount(_ identity: Int) {
    departureCount += 1
    record(.unmounted(identity: identity))
  }

  /// Notes that views below an identity begin to leave.
  func leave(_ identities: [Int], of owner: Int) {
    departureCount += Set(identities).count
    note(.leaving, identities.map(String.init), of: owner)
  }

  /// Prints and records a warning in SwiftUI's words.
  func warn(_ text: String) { record(.warned(text)) }
}

/// The last bodies evaluated.
private struct RecentBodies {
  static let capacity = 64
  private var bodies: [BodyNode] = []
  private var next = 0

  mutating func append(_ body: BodyNode) {
    if bodies.count < Self.capacity {
      bodies.append(body)
    } else {
      bodies[next] = body
      next = (next + 1) % Self.capacity
    }
  }

  /// The bodies that are still mounted, without duplicates, in mount order.
  var mounted: [BodyNode] {
    let bodies = bodies.filter { !$0.isEnded }.map { ($0.identity, $0) }
    return Dictionary(bodies) { first, _ in first }.values.sorted { $0.identity < $1.identity }
  }
}
