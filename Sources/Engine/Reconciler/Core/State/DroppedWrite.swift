import ScenarioTrace

/// A write that no view can see, or one by a computed binding, which no view sees if no body runs.
package enum DroppedWrite {
  /// Called for each, with the reason and the state that was written, if there is one.
  package static nonisolated(unsafe) var observer: (String, CauseOrigin?) -> Void = { _, _ in }

  static func note(_ reason: String, of state: CauseOrigin? = nil) { observer(reason, state) }
}
