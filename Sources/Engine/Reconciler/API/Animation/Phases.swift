import FoundationShim
import ValueComparison

/// Content for the phases of an animation; it rests in its first phase here, which is a stated assumption.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phase: Phase
  let content: (Phase) -> Content
  let inert: InertArguments
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
  /// Content for phases that follow each other.
  public init<Phases: Sequence>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    let inert = InertArguments((Array(phases), animation))
    self.init(phase: firstPhase(of: phases), content: content, inert: inert)
  }

  /// Content for phases that follow each other when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    let inert = InertArguments((Array(phases), trigger, animation))
    self.init(phase: firstPhase(of: phases), content: content, inert: inert)
  }

  /// Mounts the content for the first phase.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.mountStoredContent(of: view.attribute) { $0.content($0.phase) }
  }
}

private func firstPhase<Phases: Sequence>(of phases: Phases) -> Phases.Element {
  Assumption.phases.record()
  guard let first = phases.first(where: { _ in true }) else { fault("no phases") }
  return first
}

/// Content for values that change on their own; it rests at their initial value here, which is a stated assumption.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content> {
  let initialValue: Value
  let content: (Value) -> Content
  let inert: InertArguments
}

extension KeyframeAnimator: View, PrimitiveView where Content: View {
  /// Content for values that change all the time.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    let inert = InertArguments((repeating, keyframes))
    self.init(initialValue: initialValue, content: content, inert: inert)
  }

  /// Content for values that change when another value does.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    let inert = InertArguments((trigger, keyframes))
    self.init(initialValue: initialValue, content: content, inert: inert)
  }

  /// Mounts the content for the initial value.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Assumption.phases.record()
    inputs.mountStoredContent(of: view.attribute) { $0.content($0.initialValue) }
  }
}

extension View {
  /// Shows the view as in the first phase of an animation.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    content(PlaceholderContentView(content: self), firstPhase(of: phases))
      .inert((Array(phases), animation))
  }

  /// Shows the view as in the first phase of an animation.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    content(PlaceholderContentView(content: self), firstPhase(of: phases))
      .inert((Array(phases), trigger, animation))
  }

  /// Shows the view with the initial value of its keyframes.
  public nonisolated func keyframeAnimator<Value, Content: View, Path: Keyframes<Value>>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View {
    Assumption.phases.record()
    return content(PlaceholderContentView(content: self), initialValue)
      .inert((initialValue, repeating, keyframes))
  }

  /// Shows the view with the initial value of its keyframes.
  public nonisolated func keyframeAnimator<Value, Content: View, Path: Keyframes<Value>>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View {
    Assumption.phases.record()
    return content(PlaceholderContentView(content: self), initialValue)
      .inert((initialValue, trigger, keyframes))
  }
}

/// Values that follow each other.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// A value of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// The values of one property.
public struct KeyframeTrack<Value, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
  private let inert: InertArguments

  /// The values of a property.
  public init(
    _ keyPath: WritableKeyPath<Value, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    inert = InertArguments((keyPath, content()))
  }
}

/// A value that is reached at the same rate.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  private let inert: InertArguments
  /// A value that is reached after some seconds.
  public init(_ to: Value, duration: Double) { inert = InertArguments((to, duration)) }
}

/// A value that is reached on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  private let inert: InertArguments
  /// A value that is reached after some seconds.
  public init(_ to: Value, duration: Double) { inert = InertArguments((to, duration)) }
}

/// A value that is reached with a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  private let inert: InertArguments
  /// A value that is reached after some seconds.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) {
    inert = InertArguments((to, duration, spring))
  }
}

/// A value that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  private let inert: InertArguments
  /// A value.
  public init(_ to: Value) { inert = InertArguments(to) }
}

/// Several tracks or values.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {
  fileprivate let inert: InertArguments
}

/// Builds tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Several tracks.
  public static func buildBlock<each Track>(_ tracks: repeat each Track) -> _KeyframeList<Value> {
    _KeyframeList(inert: InertArguments((repeat each tracks)))
  }
}

/// Builds the values of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A value, or several.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> Content {
    content
  }
  /// Several values.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> _KeyframeList<Value> {
    _KeyframeList(inert: InertArguments((repeat each content)))
  }
}
