import AttributeGraph

/// The actions that text fields run on return, the innermost first.
final class Submission {
  private let run: (SubmitTriggers) -> Void
  private let outer: Submission?

  init(outer: Submission?, run: @escaping (SubmitTriggers) -> Void) {
    self.run = run
    self.outer = outer
  }

  /// Runs the actions for a kind of field, from the innermost outward.
  static func run(_ trigger: SubmitTriggers, from innermost: Submission?) {
    var candidate = innermost
    while let submission = candidate {
      submission.run(trigger)
      candidate = submission.outer
    }
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw value, with one bit per kind of field.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Runs an action when a person submits a text field in this view.
public struct _SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension _SubmitModifier: PrimitiveModifier {
  /// Mounts the content with the submit action for its text fields.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var inputs = inputs
    inputs.around.submission = Submission(outer: inputs.around.submission) { trigger in
      guard let modifier = modifier.currentValue else { return }
      if modifier.triggers.contains(trigger) { modifier.action() }
    }
    body(inputs)
  }
}

extension View {
  /// Runs an action when a person submits a text field in this view.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }
}
