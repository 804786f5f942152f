import AttributeGraph
import FoundationShim

/// The value whose changes start an animator.
struct AnimatorTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (first: Self, second: Self) -> Bool { isSame(first.value, second.value) }

  private static func isSame<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    (second as? Value) == first
  }
}

/// What changes the value of an animator over virtual time, while the animator is mounted.
class AnimatorRun {
  unowned let host: ViewHost
  private var task: Task<Void, Never>?
  /// The length of a frame in seconds, and the shortest time that an animator waits.
  static let frame = 1.0 / 60

  init(inputs: _ViewInputs) {
    host = inputs.host
    Assumption.animators.record()
    inputs.subgraph.onEnd { [weak self] in self?.stop() }
  }

  deinit { task?.cancel() }

  final func stop() { task?.cancel() }

  /// Sets a value in the next transaction.
  final func change<Value>(
    _ attribute: Attribute<Value>,
    to value: Value,
    with animation: Animation? = nil
  ) {
    let change = { [host] in
      host.enqueue { if !attribute.node.isEnded { attribute.set(value) } }
    }
    if let animation { withAnimation(animation, change) } else { change() }
  }

  /// How many seconds an animation takes, at least a frame; `nil` if it never ends.
  final func duration(of animation: Animation?) -> Double? {
    guard let animation else { return Self.frame }
    guard let seconds = animation.seconds(until: .logicallyComplete), seconds < 1e9 else {
      return nil
    }
    return max(seconds, Self.frame)
  }

  /// Runs an action after some seconds, instead of another that waits.
  final func wait(_ seconds: Double, _ action: @escaping () -> Void) {
    stop()
    nonisolated(unsafe) let action = action
    task = Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { action() }
    }
  }
}

extension _ViewInputs {
  /// Mounts a rule for the content of an animator.
  ///
  /// - Parameters:
  ///   - source: The animator.
  ///   - content: The content closure; another one runs, and not another trigger.
  ///   - current: What the animator changes.
  ///   - control: Takes over a new value of the animator; returns what else the content depends on.
  ///   - make: Runs the content closure.
  @MainActor
  func mountAnimatedContent<Source, Closure, Control, Value, Content: View>(
    of source: Attribute<Source>,
    _ content: KeyPath<Source, Closure>,
    current: Attribute<Value>,
    control: @escaping (Source) -> Control,
    make: @escaping (Closure, Control, Value) -> Content
  ) {
    let inputs = leavingLazyContainer()
    let controller = Attribute(ControlRule(source: source, control: control), in: inputs.subgraph)
    inputs.mountStoredContent(
      of: source.field(content),
      in: "an animator",
      reading: { _ in (controller.value, current.value) },
      make: { make($0, $1.0, $1.1) }
    )
  }
}

private struct ControlRule<Source, Control>: Rule {
  let source: Attribute<Source>
  let control: (Source) -> Control

  var value: Control { control(source.value) }
}

// MARK: - Modifiers

/// The view that a modifier's closure receives: a placeholder for the view that is modified (MOD-2).
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: PrimitiveView {
  /// That of the modified view, while the rows of the result are counted; elsewhere unknown.
  public static var _rowCount: _RowCount { .ofContent(in: Self.self) }

  /// Mounts the modified view.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let owner = ObjectIdentifier(Self.self)
    guard let content = Placeholder.nearest(to: owner, from: inputs.around.placeholders) else {
      return
    }
    var inputs = inputs
    inputs.around.placeholders = content.outer
    content.make(inputs)
  }
}

/// Shows a view that contains a placeholder for the modified view.
public struct _PlaceholderModifier<Value, Result> {
  let result: Result
}

extension _PlaceholderModifier: ViewModifier, PrimitiveModifier where Result: View {
  /// The row count of the result.
  public static func _rowCount(of content: _RowCount) -> _RowCount {
    .ofBody(Result.self, in: PlaceholderContentView<Value>.self, around: content)
  }

  /// Mounts the result, in which the placeholder mounts the modified view.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    inputs.around.placeholders = Placeholder(
      owner: ObjectIdentifier(PlaceholderContentView<Value>.self),
      outer: inputs.around.placeholders,
      make: body
    )
    Result.makeListed(view: modifier[\.result], inputs: inputs)
  }
}

extension View {
  /// Shows a view around a placeholder for this one.
  nonisolated func placed<Result: View>(in result: Result) -> some View {
    modifier(_PlaceholderModifier<Self, Result>(result: result))
  }

  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let content = { content(PlaceholderContentView(), $0) }
    return placed(in: PhaseAnimator(phases, content: content, animation: animation))
  }

  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let content = { content(PlaceholderContentView(), $0) }
    return placed(
      in: PhaseAnimator(phases, trigger: trigger, content: content, animation: animation)
    )
  }

  public nonisolated func keyframeAnimator<Value, Content: View, Path: Keyframes>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    placed(
      in: KeyframeAnimator(
        initialValue: initialValue,
        trigger: nil,
        isRepeating: repeating,
        content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes
      )
    )
  }

  public nonisolated func keyframeAnimator<Value, Content: View, Path: Keyframes>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    placed(
      in: KeyframeAnimator(
        initialValue: initialValue,
        trigger: AnimatorTrigger(trigger),
        isRepeating: false,
        content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes
      )
    )
  }
}
