/// An event that a scenario process reports.
///
/// Identities are numbered from 1 in mounting order, and are the same in every run of the same program. View
/// names match `_printChanges` (enclosing types, no module, LOG-6).
public enum TraceEvent: Equatable, Sendable {
  /// A step started; `index` is its position among the scenario's steps, counted from 0.
  case stepBegan(index: Int)
  /// A custom view, modifier or other user body was mounted below `parent` (0: the root).
  case mounted(identity: Int, view: String, parent: Int)
  /// A mounted identity was unmounted.
  case unmounted(identity: Int)
  /// The `body` of the view with this identity ran because of the listed `_printChanges` items.
  case evaluated(identity: Int, causes: [String])
  /// The inputs of the view with this identity were compared with their new values; `fields` are the stored
  /// properties that differ.
  case compared(identity: Int, isEqual: Bool, fields: [String])
  /// The origin of one item of the following evaluation.
  case caused(identity: Int, item: String, origin: CauseOrigin)
  /// A content closure in the body of this identity ran alone, because the listed properties that it observes
  /// were written.
  case triggered(identity: Int, items: [String])
  /// An event other than a body evaluation: an update, a measurement or an appearance.
  case counted(identity: Int, metric: Metric)
  /// Something else that is known of the identity, or of the program if it is 0.
  case noted(identity: Int, Note)
  /// A warning in SwiftUI's wording.
  case warned(String)
  /// The program relies on an assumption, such as that it is offline; reported once in a run.
  case assumed(String)
  /// The run depends on whether the system is at least a version, such as `ios18`; reported once in a run.
  case dependsOnVersion(String)
  /// What is shown at the end of the step differs from the last screen, at first an empty one, in these
  /// parts; written only if there are any.
  case screen([ScreenChange])
  /// The step ended; standard output contained `consoleLength` bytes in total.
  case stepEnded(index: Int, consoleLength: Int)
  /// The step failed; only `finished` follows.
  case stepFailed(index: Int, StepFailure)
  /// The last line of a complete trace.
  case finished

  /// What a column counts other than body evaluations.
  public enum Metric: String, CaseIterable, Sendable {
    /// Evaluations of `body` whose value equals the one before.
    case wasted
    /// `updateUIView` or `updateNSView`.
    case updates
    /// `sizeThatFits`.
    case sizings
    /// `onAppear` of the content of the view.
    case appearances
  }

  /// The reason why a step failed.
  public enum StepFailure: Equatable, Sendable {
    /// No view that supports the action shows the label; `available` lists the labels that do.
    case unknownLabel(action: String, label: String, available: [String])
    /// The view that shows the label supports only other actions.
    case otherActions(action: String, label: String, available: [String])
    /// The view that shows the label supports the action, but is disabled.
    case disabledLabel(action: String, label: String)
    /// Multiple views show the label; `rows` tells what is beside each, from the top.
    case ambiguousLabel(action: String, label: String, rows: [String])
    /// The environment has no such key that a host can set; `available` lists the keys that a host can set.
    case unknownKey(String, available: [String])
    /// The key doesn't support that value; `available` lists the values that it supports.
    case unknownValue(key: String, value: String, available: [String])
    /// The control doesn't accept the text as a value.
    case notAValue(String, label: String)
    /// The scenario doesn't define such a step.
    case unknownStep(String, available: [String])
    /// The step requires a different state of the scenario (a second `present`, nothing to dismiss).
    case impossible(String)
    /// The update didn't stabilize; `views` were evaluated last, each with what was written before.
    case endlessUpdate(views: [String])
    /// The step reached code that was left out of the program; `part` counts from 0.
    case leftOut(part: Int)
  }
}
