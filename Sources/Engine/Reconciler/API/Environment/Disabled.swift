import AttributeGraph

/// Enables or disables controls in the content; a descendant can't enable them again.
public struct _DisabledModifier {
  let isDisabled: Bool
}

extension _DisabledModifier: PrimitiveModifier {
  /// Mounts the content in an environment with the combined value.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    let rule = DisabledRule(environment: inputs.environment, modifier: modifier.attribute)
    inputs.environment = Attribute(rule, in: inputs.subgraph)
    body(inputs)
  }

  private struct DisabledRule: Rule {
    let environment: Attribute<EnvironmentValues>
    let modifier: Attribute<_DisabledModifier>

    var value: EnvironmentValues {
      var values = environment.value
      values.isEnabled = values.isEnabled && !modifier.value.isDisabled
      return values
    }
  }
}

extension View {
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}
