import AttributeGraph
import FoundationShim

/// Runs an action when the content is tapped.
public struct _TapModifier {
  let count: Int
  let action: () -> Void
}

extension _TapModifier: PerViewModifier {
  /// Mounts the content inside a tappable element.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let isEnabled = inputs.isEnabled
    let single = InteractiveElement(
      .tap { modifier.currentValue?.action() },
      isEnabled: { isEnabled() && modifier.currentValue?.count == 1 }
    )
    let counter = TapCounter()
    let several = InteractiveElement(
      .taps {
        guard let modifier = modifier.currentValue else { return nil }
        return counter.tap().isMultiple(of: modifier.count) ? modifier.action : nil
      },
      isEnabled: { isEnabled() && (modifier.currentValue?.count ?? 1) > 1 }
    )
    body(inputs.entering(several).entering(single))
  }
}

/// Runs an action on a long press.
public struct _HoldModifier {
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension _HoldModifier: PerViewModifier {
  /// Mounts the content inside an element that responds to a long press.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let element = InteractiveElement(
      .hold(pressing: modifier.currentValue?.onPressingChanged) { modifier.currentValue?.action() },
      isEnabled: inputs.isEnabled
    )
    body(inputs.entering(element))
  }
}

/// Attaches a gesture to the content.
public struct _GestureModifier<Movement: Gesture> {
  let gesture: Movement
  var isEnabled = true
  var precedence = InteractiveElement.Precedence.inner
}

extension _GestureModifier: PerViewModifier {
  /// Mounts the content inside an element for each kind of movement that the gesture responds to.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let isViewEnabled = inputs.isEnabled
    let isEnabled = { isViewEnabled() && modifier.currentValue?.isEnabled ?? false }
    let precedence = { modifier.currentValue?.precedence ?? .inner }
    let react: (_Movement) -> Void = { movement in
      guard let gesture = modifier.currentValue?.gesture else { return }
      onMainActor { _ = gesture._phases(of: movement) }
    }
    var inputs = inputs
    let taps = TapCounter()
    for kind in Movement._kinds {
      let element = InteractiveElement(kind.reaction(taps, react), isEnabled: isEnabled)
      element.makePrecedence = precedence
      inputs = inputs.entering(element)
    }
    body(inputs)
  }
}

extension _GestureKind {
  /// What a user does with an element that responds to movements of this kind.
  fileprivate func reaction(
    _ taps: TapCounter,
    _ react: @escaping (_Movement) -> Void
  ) -> InteractiveElement.Reaction {
    switch self {
    case .tap: .tap { react(.tap(number: taps.tap())) }
    case .hold: .hold(pressing: nil) { react(.hold) }
    case .drag: .drag { react(.drag($0, isLast: $1)) }
    case .pinch: .pinch { react(.pinch($0, isLast: $1)) }
    case .rotation: .rotate { react(.rotation(.degrees($0), isLast: $1)) }
    }
  }
}

/// Runs an action when the pointer enters or leaves the content.
public struct _HoverModifier {
  let action: (Bool) -> Void
}

extension _HoverModifier: PerViewModifier {
  /// Mounts the content inside an element that responds to the pointer.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    body(inputs.entering(InteractiveElement(.hover { modifier.currentValue?.action($0) })))
  }
}

extension View {
  /// Runs an action when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }

  /// Runs an action on a long press.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(_HoldModifier(action: action, onPressingChanged: onPressingChanged))
      .inert((minimumDuration, maximumDistance))
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(_GestureModifier(gesture: gesture))
  }

  /// Runs an action when the pointer enters or leaves the view.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }

  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask
  ) -> some View {
    masked(by: mask)
      .modifier(_GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    masked(by: mask)
      .modifier(
        _GestureModifier(
          gesture: gesture,
          isEnabled: mask.contains(.gesture),
          precedence: .outer
        )
      )
  }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    masked(by: mask)
      .modifier(
        _GestureModifier(
          gesture: gesture,
          isEnabled: mask.contains(.gesture),
          precedence: .together
        )
      )
  }
  /// Runs an action with the location of a tap: the center of the screen, which is a stated assumption.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) {
      Assumption.gestures.record()
      action(DragGesture.Value.start)
    }
    .inert(coordinateSpace)
  }
  /// Runs an action on a long press.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}
