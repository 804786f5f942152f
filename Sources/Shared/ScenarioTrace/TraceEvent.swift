/// What a scenario process reports while it runs.
///
/// Identities are numbers in the order of mounting, counted from 1; they are the same in every run
/// of the same program. View names are as in `_printChanges` (enclosing types, no module, LOG-6).
public enum TraceEvent: Equatable, Sendable {
  /// A step starts; `index` is its position among the scenario's steps, counted from 0.
  case stepBegan(index: Int)
  /// A custom view, modifier or other user body was mounted below `parent` (0: the root).
  case mounted(identity: Int, view: String, parent: Int)
  /// A mounted identity ended.
  case unmounted(identity: Int)
  /// `body` of the view with this identity ran, because of the listed `_printChanges` items.
  case evaluated(identity: Int, causes: [String])
  /// The view value of this identity was compared with its successor; `fields` are the stored
  /// properties that differ.
  case compared(identity: Int, isEqual: Bool, fields: [String])
  /// An item of the evaluation that follows came from there.
  case caused(identity: Int, item: String, origin: CauseOrigin)
  /// A content closure in the body of this identity runs by itself, because the listed properties,
  /// which it observes, were written.
  case triggered(identity: Int, items: [String])
  /// Something else than a body happened to an identity: an update, a sizing, an appearance.
  case counted(identity: Int, metric: Metric)
  /// A warning as SwiftUI prints it.
  case warned(String)
  /// The step is over; standard output then held `consoleLength` bytes in all.
  case stepEnded(index: Int, consoleLength: Int)
  /// The step could not be performed; nothing follows but `finished`.
  case stepFailed(index: Int, StepFailure)
  /// The last line of a complete trace.
  case finished

  /// What a column other than the plain evaluations counts.
  public enum Metric: String, CaseIterable, Sendable {
    /// `updateUIView` or `updateNSView`.
    case updates
    /// `sizeThatFits`.
    case sizings
    /// `onAppear` of the view's content.
    case appearances
  }

  /// Why a step could not be performed.
  public enum StepFailure: Equatable, Sendable {
    /// Nothing that takes the action shows the label; `available` is what does.
    case unknownLabel(action: String, label: String, available: [String])
    /// What shows the label takes other actions only.
    case otherActions(action: String, label: String, available: [String])
    /// What shows the label would take the action, but is disabled.
    case disabledLabel(action: String, label: String)
    /// More than one view shows the label.
    case ambiguousLabel(action: String, label: String, count: Int)
    /// The environment has no such key that a host can set; `available` lists those it has.
    case unknownKey(String, available: [String])
    /// The key cannot hold that value; `available` lists what it can.
    case unknownValue(key: String, value: String, available: [String])
    /// The scenario defines no such step of its own.
    case unknownStep(String, available: [String])
    /// The step needs a state that the scenario is not in (a second `present`, nothing to dismiss).
    case impossible(String)
    /// Updating did not come to rest; `views` were evaluated last.
    case endlessUpdate(views: [String])
  }
}
