/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The tracks.
  public let _tracks: [_KeyframeCurve<Value>]
}

/// Several values of a track.
public struct _KeyframeValues<Value: Animatable>: KeyframeTrackContent {
  /// The values, in order.
  public let _keyframes: [_Keyframe<Value>]
}

@resultBuilder
public enum KeyframesBuilder<Value> {
  /// No track.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: []) }
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content
  where Content.Value == Value { content }
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> Content where Content.Value == Value { content }
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value { first }
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value { first }
  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First,
    next: Next
  ) -> _KeyframeTracks<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeTracks(_tracks: accumulated._tracks + next._tracks)
  }
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First,
    next: Next
  ) -> _KeyframeValues<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeValues(_keyframes: accumulated._keyframes + next._keyframes)
  }
  public static func buildEither<Content: KeyframeTrackContent>(
    first: Content
  ) -> _KeyframeValues<Value> where Content.Value == Value {
    _KeyframeValues(_keyframes: first._keyframes)
  }
  public static func buildEither<Content: KeyframeTrackContent>(
    second: Content
  ) -> _KeyframeValues<Value> where Content.Value == Value {
    _KeyframeValues(_keyframes: second._keyframes)
  }
  public static func buildArray<Content: KeyframeTrackContent>(
    _ components: [Content]
  ) -> _KeyframeValues<Value> where Content.Value == Value {
    _KeyframeValues(_keyframes: components.flatMap(\._keyframes))
  }
  public static func buildFinalResult<Content: Keyframes>(_ content: Content) -> Content
  where Content.Value == Value { content }
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { content }
  }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// No value.
  public static func buildBlock() -> _KeyframeValues<Value> { _KeyframeValues(_keyframes: []) }
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> Content where Content.Value == Value { content }
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value { first }
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First,
    next: Next
  ) -> _KeyframeValues<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeValues(_keyframes: accumulated._keyframes + next._keyframes)
  }
  public static func buildEither<Content: KeyframeTrackContent>(
    first: Content
  ) -> _KeyframeValues<Value> where Content.Value == Value {
    _KeyframeValues(_keyframes: first._keyframes)
  }
  public static func buildEither<Content: KeyframeTrackContent>(
    second: Content
  ) -> _KeyframeValues<Value> where Content.Value == Value {
    _KeyframeValues(_keyframes: second._keyframes)
  }
  public static func buildArray<Content: KeyframeTrackContent>(
    _ components: [Content]
  ) -> _KeyframeValues<Value> where Content.Value == Value {
    _KeyframeValues(_keyframes: components.flatMap(\._keyframes))
  }
}
