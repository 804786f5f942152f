import AttributeGraph

/// Content for the phases of an animation, which follow one another on the virtual clock (MOD-13).
///
/// The content closure is a rule of its own: a new phase runs it, and not the enclosing body.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  let trigger: AnimatorTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
  public init<Phases: Sequence>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  public init<Phases: Sequence>(
    _ phases: Phases,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.init(
      phases: Array(phases),
      trigger: AnimatorTrigger(trigger),
      content: content,
      animation: animation
    )
  }

  /// Mounts a rule for the content of the current phase.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let run = PhaseRun(inputs: inputs)
    inputs.mountAnimatedContent(
      of: view.attribute,
      \.content,
      current: run.index,
      control: { animator in
        run.follow(
          trigger: animator.trigger,
          count: animator.phases.count,
          isSame: { animator.phases[$0] == animator.phases[$1] },
          animation: { animator.animation(animator.phases[$0]) }
        )
        return animator.phases
      },
      make: { content, phases, index in
        (phases.indices.contains(index) ? phases[index] : phases.first).map(content)
      }
    )
  }
}

/// Steps through the phases of an animator while it is mounted.
private final class PhaseRun: AnimatorRun {
  /// The index of the current phase.
  let index: Attribute<Int>
  private var count = 0
  private var isSame: (Int, Int) -> Bool = { _, _ in false }
  private var animation: (Int) -> Animation? = { _ in nil }
  private var trigger: AnimatorTrigger?
  private var hasStarted = false
  /// The index that the animation goes to.
  private var target = 0

  override init(inputs: _ViewInputs) {
    index = Attribute(external: 0, in: inputs.subgraph)
    super.init(inputs: inputs)
  }

  /// Takes over the phases of a new value; starts without a trigger, or at a change of the trigger.
  func follow(
    trigger newTrigger: AnimatorTrigger?,
    count newCount: Int,
    isSame: @escaping (Int, Int) -> Bool,
    animation: @escaping (Int) -> Animation?
  ) {
    (count, self.isSame, self.animation) = (newCount, isSame, animation)
    let isFirst = !hasStarted
    let isChanged = isFirst ? newTrigger == nil : newTrigger != trigger
    (hasStarted, trigger) = (true, newTrigger)
    if isFirst, count == 0 { host.warn("PhaseAnimator has no phases, so it shows nothing.") }
    if isChanged, count > 1 { host.enqueueAction { [weak self] in self?.step() } }
  }

  /// Goes to the next phase at once, and from there to the others.
  private func step() {
    guard count > 1 else { return stop() }
    var (next, passed) = (target, 0)
    // Nothing moves between equal phases, so their animation is complete at once.
    repeat {
      next = (next + 1) % count
      passed += 1
    } while passed < count && next != 0 && isSame(next, target)
    guard passed < count || !isSame(next, target) else { return stop() }
    target = next
    let animation = animation(next)
    change(index, to: next, with: animation)
    guard next != 0 || trigger == nil else { return stop() }
    guard let seconds = duration(of: animation) else { return stop() }
    wait(seconds) { [weak self] in self?.step() }
  }
}
