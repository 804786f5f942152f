import AttributeGraph

/// The actions that text fields run on return, the innermost first.
final class Submission {
  private let run: (SubmitTriggers) -> Void
  private let outer: Submission?
  /// Whether the actions outside run as well.
  private let passesOn: () -> Bool

  init(
    outer: Submission?,
    passesOn: @escaping () -> Bool = { true },
    run: @escaping (SubmitTriggers) -> Void = { _ in }
  ) {
    self.run = run
    self.outer = outer
    self.passesOn = passesOn
  }

  /// Runs the actions for a kind of field, from the innermost outward.
  static func run(_ trigger: SubmitTriggers, from innermost: Submission?) {
    var candidate = innermost
    while let submission = candidate {
      submission.run(trigger)
      candidate = submission.passesOn() ? submission.outer : nil
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
    inputs.around.submission = Submission(
      outer: inputs.around.submission,
      run: { trigger in
        guard let modifier = modifier.currentValue else { return }
        if modifier.triggers.contains(trigger) { modifier.action() }
      }
    )
    body(inputs)
  }
}

/// Keeps the text fields in the content from running submit actions outside it.
public struct _SubmitScopeModifier: PrimitiveModifier {
  let isBlocking: Bool

  /// Mounts the content with a scope of its own.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var inputs = inputs
    inputs.around.submission = Submission(
      outer: inputs.around.submission,
      passesOn: { modifier.currentValue?.isBlocking == false }
    )
    body(inputs)
  }
}

extension View {
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Runs an action when a person submits a text field in this view.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }
}

private enum SubmissionInput: InheritedInput { static var defaultValue: Submission? { nil } }

extension InheritedInputs {
  /// The action of the return key in text fields in the view.
  var submission: Submission? {
    get { self[SubmissionInput.self] }
    set { self[SubmissionInput.self] = newValue }
  }
}
