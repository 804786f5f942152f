import AttributeGraph

/// A view next to the content, built from the combined value of a preference (MOD-12).
public struct _PreferenceReadingModifier<Key: PreferenceKey, Secondary> {
  let secondary: (Key.Value) -> Secondary
}

extension _PreferenceReadingModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Secondary: View {
  /// Mounts the content and a rule that builds the other view.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let joined = JoinedPreference<Key>(inputs, body)
    let rule = SecondaryRule(modifier: modifier.attribute, joined: joined, host: inputs.host)
    let secondary = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(secondary)
    Secondary._makeView(view: _GraphValue(secondary), inputs: inputs.leavingLazyContainer())
  }

  private struct SecondaryRule: StatefulRule {
    let modifier: Attribute<_PreferenceReadingModifier>
    let joined: JoinedPreference<Key>
    unowned let host: ViewHost
    var observation = ContentObservation(of: "a preference's reader")

    mutating func update(_ context: RuleContext<Secondary>) {
      let value = joined.read()
      let makeSecondary = modifier.value.secondary
      let secondary = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) { makeSecondary(value) }
      }
      context.output(secondary)
    }
  }
}

extension View {
  /// Puts a view in front of this one, built from the preference value of this view's content.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(_PreferenceReadingModifier<Key, Overlay>(secondary: transform)).inert(alignment)
  }

  /// Puts a view behind this one, built from the preference value of this view's content.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(_PreferenceReadingModifier<Key, Background>(secondary: transform)).inert(alignment)
  }
}
