/// How much an app loses without a guideline: how often the update happens, times how many views it evaluates,
/// times what such a `body` costs.
package enum Impact: String, CaseIterable, Sendable {
  /// Many bodies, or a heavy one, for each letter, frame or change of a list; or a wrong screen.
  case high
  /// Many bodies for each tap or arrival of data.
  case medium
  /// A few light bodies, or a rare update.
  case low
}
