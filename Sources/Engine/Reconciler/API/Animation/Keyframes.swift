public protocol Keyframes<Value> {
  associatedtype Value
  /// The tracks.
  var _tracks: [_KeyframeCurve<Value>] { get }
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  /// The values, in order.
  var _keyframes: [_Keyframe<Value>] { get }
}

/// A value that a track reaches, and how.
public struct _Keyframe<Value: Animatable> {
  enum Curve {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case jump
  }
  let target: Value
  let duration: Double
  let curve: Curve
}

/// How one track changes a value, depending on the value at its start.
public struct _KeyframeCurve<Root> {
  /// The length in seconds.
  let duration: Double
  /// Makes the changes for a start value: each sets a part of the value at a time.
  let start: (Root) -> (inout Root, Double) -> Void
}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// The track.
  public var _tracks: [_KeyframeCurve<Root>] {
    let keyframes = content._keyframes
    return [
      _KeyframeCurve(duration: keyframes.reduce(0) { $0 + $1.duration }) { root in
        let path = KeyframePath(from: root[keyPath: keyPath], keyframes)
        return { $0[keyPath: keyPath] = path.value(at: $1) }
      }
    ]
  }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, as the only one.
  public let _keyframes: [_Keyframe<Value>]
  /// A value that is reached after some seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(target: to, duration: duration, curve: .linear(timingCurve))]
  }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, as the only one.
  public let _keyframes: [_Keyframe<Value>]
  /// A value that is reached after some seconds.
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    let curve = _Keyframe<Value>.Curve.cubic(start: startVelocity, end: endVelocity)
    _keyframes = [_Keyframe(target: to, duration: duration, curve: curve)]
  }
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, as the only one.
  public let _keyframes: [_Keyframe<Value>]
  /// A value that is reached after some seconds; after the spring's response unless stated.
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let duration = duration ?? spring.duration
    _keyframes = [
      _Keyframe(target: to, duration: duration, curve: .spring(spring, start: startVelocity))
    ]
  }
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value, as the only one.
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value) { _keyframes = [_Keyframe(target: to, duration: 0, curve: .jump)] }
}

public struct KeyframeTimeline<Value> {
  /// The length in seconds: that of the longest track.
  public let duration: Double
  private let initialValue: Value
  private let changes: [(inout Value, Double) -> Void]

  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(from: initialValue, content())
  }

  init(from initialValue: Value, _ keyframes: some Keyframes<Value>) {
    let tracks = keyframes._tracks
    duration = tracks.reduce(0) { max($0, $1.duration) }
    self.initialValue = initialValue
    changes = tracks.map { $0.start(initialValue) }
  }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for change in changes { change(&value, time) }
    return value
  }

  /// The value at a progress between 0 and 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The values of a track from a start value on.
private struct KeyframePath<Value: Animatable> {
  private struct Segment {
    let (start, duration): (Double, Double)
    let value: (Double) -> Value
  }
  private var segments: [Segment] = []
  private var last: Value

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    last = initial
    var time = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      let from = last
      let before = index > 0 ? keyframes[index - 1] : nil
      let after = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let origin = index > 1 ? keyframes[index - 2].target : initial
      let value = Self.segment(from: from, keyframe, before.map { ($0, origin) }, after)
      segments.append(Segment(start: time, duration: keyframe.duration, value: value))
      time += keyframe.duration
      last = keyframe.target
    }
  }

  func value(at time: Double) -> Value {
    for segment in segments where time < segment.start + segment.duration {
      return segment.value(max(0, time - segment.start) / segment.duration)
    }
    return last
  }

  private static func segment(
    from start: Value,
    _ keyframe: _Keyframe<Value>,
    _ before: (keyframe: _Keyframe<Value>, origin: Value)?,
    _ after: _Keyframe<Value>?
  ) -> (Double) -> Value {
    let (a, b) = (start.animatableData, keyframe.target.animatableData)
    let seconds = keyframe.duration
    func mixed(_ progress: Double) -> Value {
      var value = keyframe.target
      value.animatableData = a + scaled(b - a, progress)
      return value
    }
    switch keyframe.curve {
    case .jump: return { _ in keyframe.target }
    case .linear(let curve): return { mixed(curve.value(at: $0)) }
    case .spring(let spring, _): return { mixed(spring.progress(at: $0 * seconds)) }
    case .cubic(let startVelocity, let endVelocity):
      // Without stated velocities, neighboring segments meet at that of the line between their far ends.
      let incoming = before.map {
        scaled(b - $0.origin.animatableData, seconds / max($0.keyframe.duration + seconds, 1e-9))
      }
      let outgoing = after.map {
        scaled($0.target.animatableData - a, seconds / max($0.duration + seconds, 1e-9))
      }
      let v = startVelocity.map { scaled($0.animatableData, seconds) } ?? incoming ?? .zero
      let w = endVelocity.map { scaled($0.animatableData, seconds) } ?? outgoing ?? .zero
      return { t in
        var value = keyframe.target
        let (t2, t3) = (t * t, t * t * t)
        value.animatableData =
          scaled(a, 2 * t3 - 3 * t2 + 1) + scaled(v, t3 - 2 * t2 + t)
          + scaled(b, 3 * t2 - 2 * t3) + scaled(w, t3 - t2)
        return value
      }
    }
  }
}

private func scaled<Data: VectorArithmetic>(_ data: Data, _ factor: Double) -> Data {
  var data = data
  data.scale(by: factor)
  return data
}
