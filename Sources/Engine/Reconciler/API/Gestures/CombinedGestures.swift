/// A gesture that begins when another has ended; no step performs two movements in one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The movements of the first gesture.
  public static var _kinds: [_GestureKind] { First._kinds }
  /// The phases of the first gesture; a step performs no others.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    first._phases(of: movement).map { phase in
      switch phase {
      case .changed(let value): .changed(.first(value))
      case .ended(let value): .changed(.second(value, nil))
      }
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time; a step performs the movement of one.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The movements of both gestures.
  public static var _kinds: [_GestureKind] {
    First._kinds + Second._kinds.filter { !First._kinds.contains($0) }
  }
  /// The phases of both gestures.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let (firsts, seconds) = (first._phases(of: movement), second._phases(of: movement))
    return (0..<max(firsts.count, seconds.count)).map { index in
      let pair = (
        index < firsts.count ? firsts[index] : nil, index < seconds.count ? seconds[index] : nil
      )
      let value = Value(first: pair.0?.value, second: pair.1?.value)
      let isEnded = (pair.0?.isEnded ?? true) && (pair.1?.isEnded ?? true)
      return isEnded ? .ended(value) : .changed(value)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// The movements of both gestures.
  public static var _kinds: [_GestureKind] {
    First._kinds + Second._kinds.filter { !First._kinds.contains($0) }
  }
  /// The phases of the first gesture, else those of the second.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    let firsts = first._phases(of: movement).map { $0.map(Value.first) }
    return firsts.isEmpty ? second._phases(of: movement).map { $0.map(Value.second) } : firsts
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension _GesturePhase {
  fileprivate var value: Value {
    switch self {
    case .changed(let value), .ended(let value): value
    }
  }

  fileprivate var isEnded: Bool { if case .ended = self { true } else { false } }

  func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
    isEnded ? .ended(transform(value)) : .changed(transform(value))
  }
}

extension Gesture {
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
