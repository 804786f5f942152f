import AttributeGraph

/// Disables closing the presentation around the content interactively (NAV-9).
public struct _InteractiveDismissModifier {
  let isDisabled: Bool
}

extension _InteractiveDismissModifier: PerViewModifier {
  /// Mounts the content, and a rule that tells the presentation around it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    guard let dismissal = inputs.around.dismissal else { return }
    let rule = Attribute(
      DismissalRule(isDisabled: modifier.attribute.field(\.isDisabled), dismissal: dismissal),
      in: inputs.subgraph
    )
    inputs.subgraph.addConsumer(rule, isTransactional: true)
    let key = ObjectIdentifier(rule.node)
    inputs.subgraph.onEnd { dismissal.disabling.remove(key) }
  }

  private struct DismissalRule: StatefulRule {
    let isDisabled: Attribute<Bool>
    let dismissal: InteractiveDismissal

    mutating func update(_ context: RuleContext<Void>) {
      let key = ObjectIdentifier(context.node)
      if isDisabled.value {
        dismissal.disabling.insert(key)
      } else {
        dismissal.disabling.remove(key)
      }
      context.output(())
    }
  }
}

extension View {
  /// Sets whether a person can close the presentation that contains the view; the program always can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}

private enum DismissalInput: InheritedInput {
  static var defaultValue: InteractiveDismissal? { nil }
}

extension InheritedInputs {
  /// Whether a person can close the presentation that contains the view, if any.
  var dismissal: InteractiveDismissal? {
    get { self[DismissalInput.self] }
    set { self[DismissalInput.self] = newValue }
  }
}
