import AttributeGraph

/// Content for values that keyframes change 60 times per second of the virtual clock (MOD-13).
///
/// The content closure is a rule of its own: it runs for each frame, and the enclosing body does not.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content>
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnimatorTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View, PrimitiveView where Content: View {
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue,
      trigger: nil,
      isRepeating: repeating,
      content: content,
      keyframes: keyframes
    )
  }

  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue,
      trigger: AnimatorTrigger(trigger),
      isRepeating: false,
      content: content,
      keyframes: keyframes
    )
  }

  /// Mounts a rule for the content of the current value.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let run = KeyframeRun<Value>(inputs: inputs)
    inputs.mountAnimatedContent(
      of: view.attribute,
      \.content,
      current: run.value,
      control: { animator in
        run.follow(
          trigger: animator.trigger,
          isRepeating: animator.isRepeating,
          initialValue: animator.initialValue
        ) { KeyframeTimeline(from: $0, animator.keyframes($0)) }
        return animator.initialValue
      },
      make: { content, initialValue, value in content(value ?? initialValue) }
    )
  }
}

/// Changes the value of an animator frame by frame while it is mounted.
private final class KeyframeRun<Value>: AnimatorRun {
  /// The current value; `nil` before the first frame.
  let value: Attribute<Value?>
  private var current: Value?
  private var timeline: ((Value) -> KeyframeTimeline<Value>)?
  private var trigger: AnimatorTrigger?
  private var isRepeating = false

  override init(inputs: _ViewInputs) {
    value = Attribute(external: nil, in: inputs.subgraph)
    super.init(inputs: inputs)
  }

  /// Takes over the keyframes of a new value; starts without a trigger, or at a change of the trigger.
  func follow(
    trigger newTrigger: AnimatorTrigger?,
    isRepeating: Bool,
    initialValue: Value,
    timeline: @escaping (Value) -> KeyframeTimeline<Value>
  ) {
    let isFirst = self.timeline == nil
    let isChanged = isFirst ? newTrigger == nil : newTrigger != trigger
    (self.timeline, trigger, self.isRepeating) = (timeline, newTrigger, isRepeating)
    if isFirst { current = initialValue }
    if isChanged { host.enqueueAction { [weak self] in self?.start() } }
  }

  /// Starts from the current value, also in the middle of other keyframes.
  private func start() {
    guard let current, let timeline = timeline?(current), timeline.duration > 0 else {
      return stop()
    }
    show(frame: 1, of: timeline)
  }

  private func show(frame: Int, of timeline: KeyframeTimeline<Value>) {
    let (time, last) = (Double(frame) * Self.frame, Double(frame - 1) * Self.frame)
    let end = timeline.duration
    wait(min(time, end) - last) { [weak self] in
      guard let self else { return }
      let new = timeline.value(time: min(time, end))
      current = new
      change(value, to: new)
      if time < end { return show(frame: frame + 1, of: timeline) }
      if isRepeating { start() }
    }
  }
}
