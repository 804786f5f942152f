/// A write that no view can see.
package enum DroppedWrite {
  /// Called for each, with the reason.
  package static nonisolated(unsafe) var note: (String) -> Void = { _ in }
}
