import AttributeGraph

/// Runs an asynchronous action while the content is mounted; a new id cancels and restarts it (MOD-9).
public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskModifier: PrimitiveModifier {
  /// Mounts the content, then queues the start of the action until the update ends.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let run = TaskRun<ID>(host: inputs.host)
    run.isPresent = Sight(inputs) { run.setPresent($0) }.isSeen
    mount(run, modifier, inputs)
    let screen = inputs.around.screen
    inputs.subgraph.onEnd {
      if let removal = screen?.removalToReport, !removal.isOfCovered { run.report(removal) }
      run.cancel()
    }
  }

  /// Runs once for several views together.
  public static var _isPerView: Bool { true }

  /// Mounts the content; the action runs while the content has at least one view.
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let run = TaskRun<ID>(host: inputs.host)
    let presence = Presence(
      host: inputs.host,
      appear: { run.setPresent(true) },
      disappear: { run.setPresent(false) }
    )
    body(inputs.countingEachView(in: presence))
    mount(run, modifier, inputs)
  }

  private static func mount(
    _ run: TaskRun<ID>,
    _ modifier: _GraphValue<Self>,
    _ inputs: _ViewInputs
  ) {
    let rule = TaskRule(modifier: modifier.attribute, run: run)
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }
}

private struct TaskRule<ID: Equatable>: Rule {
  let modifier: Attribute<_TaskModifier<ID>>
  let run: TaskRun<ID>

  var value: Void { run.update(to: modifier.value) }
}

/// The running action of one identity.
private final class TaskRun<ID: Equatable> {
  private unowned let host: ViewHost
  private var latest: _TaskModifier<ID>?
  private var task: Task<Void, Never>?
  /// Whether a view exists for the action.
  var isPresent = false

  init(host: ViewHost) { self.host = host }

  /// Cancels the task when the window closes; no other object does.
  deinit { task?.cancel() }

  func update(to modifier: _TaskModifier<ID>) {
    let isSame = latest?.id == modifier.id
    latest = modifier
    if !isSame, isPresent { start() }
  }

  func setPresent(_ isPresent: Bool) {
    self.isPresent = isPresent
    if isPresent { start() } else { cancel() }
  }

  /// Starts the latest action and replaces the running one.
  func start() {
    guard let modifier = latest else { return }
    host.enqueueAction { [self] in run(modifier) }
  }

  private func run(_ modifier: _TaskModifier<ID>) {
    task?.cancel()
    task = Task(priority: modifier.priority) { @MainActor in await modifier.action() }
  }

  /// Starts the action once more if the system reports that its screen appears.
  func report(_ removal: ScreenRemoval) {
    guard let modifier = latest else { return }
    host.enqueueEndAction { [self] in if removal.isReported { run(modifier) } }
  }

  func cancel() { host.enqueueEndAction { [self] in task?.cancel() } }
}

extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action when the view appears, and again when an id changes.
  public nonisolated func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
