/// A gesture that runs an action when it ends.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// What the content tells.
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  /// That of the content.
  public static var _kind: _GestureKind { Content._kind }

  /// Passes on what the content makes of a movement, and runs the action for its end.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let phases = content._phases(of: movement)
    for case .ended(let value) in phases { action(value) }
    return phases
  }
}

/// A gesture that runs an action when its value changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  /// What the content tells.
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  /// That of the content.
  public static var _kind: _GestureKind { Content._kind }

  /// Passes on what the content makes of a movement, and runs the action for its changes.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let phases = content._phases(of: movement)
    for case .changed(let value) in phases { action(value) }
    return phases
  }
}

/// A gesture that keeps a state while it lasts (PW-2).
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What the base tells.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state, which is what it was at first as soon as the gesture has ended.
  public var state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  /// That of the base.
  public static var _kind: _GestureKind { Base._kind }

  /// Passes on what the base makes of a movement, and keeps the state.
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

/// A gesture that tells something else of its value.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  /// That of the content.
  public static var _kind: _GestureKind { Content._kind }

  /// What the content makes of a movement, in other words.
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

  /// Keeps a state while the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }

  /// Tells something else of the value.
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
