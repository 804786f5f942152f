/// A gesture that runs an action when it ends.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  /// The kinds of the content gesture.
  public static var _kinds: [_GestureKind] { Content._kinds }

  /// Forwards the content's phases, and runs the action when the gesture ends.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let phases = content._phases(of: movement)
    for case .ended(let value) in phases { action(value) }
    return phases
  }
}

/// A gesture that runs an action when its value changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  /// The kinds of the content gesture.
  public static var _kinds: [_GestureKind] { Content._kinds }

  /// Forwards the content's phases, and runs the action when the value changes.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let phases = content._phases(of: movement)
    for case .changed(let value) in phases { action(value) }
    return phases
  }
}

/// A gesture that updates a state while it is active (PW-2).
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  /// The kinds of the base gesture.
  public static var _kinds: [_GestureKind] { Base._kinds }

  /// Forwards the base's phases, and updates the state.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let phases = base._phases(of: movement)
    for phase in phases {
      switch phase {
      case .changed(let value):
        state.update { state, transaction in change(value, &state, &transaction) }
      case .ended: state.reset()
      }
    }
    return phases
  }
}

/// A gesture that transforms the value of another gesture.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  /// The kinds of the content gesture.
  public static var _kinds: [_GestureKind] { Content._kinds }

  /// The content's phases with transformed values.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    content._phases(of: movement).map { phase in
      switch phase {
      case .changed(let value): .changed(transform(value))
      case .ended(let value): .ended(transform(value))
      }
    }
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Updates a state while the gesture is active.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }

  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
