import AttributeGraph

/// Runs actions when the content appears and disappears (MOD-7, MOD-8).
public struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: PrimitiveModifier {
  /// Mounts the content, then queues the action until the update is over.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let appearance = Appearance(modifier: modifier.attribute, host: inputs.host)
    let rule = AppearanceRule(appearance: appearance, identity: inputs.identity)
    let attribute = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(attribute, isTransactional: true)
    inputs.subgraph.onEnd { appearance.end() }
  }
}

/// The latest actions of one identity, kept so that they can run when its attributes have ended.
private final class Appearance {
  private let modifier: Attribute<_AppearanceActionModifier>
  private unowned let host: ViewHost
  private var latest: _AppearanceActionModifier?

  init(modifier: Attribute<_AppearanceActionModifier>, host: ViewHost) {
    self.modifier = modifier
    self.host = host
  }

  /// Takes the actions from the latest value; the first time, the content appears.
  func update(identity: Int) {
    let isFirst = latest == nil
    latest = modifier.value
    guard isFirst else { return }
    host.enqueueAction { [host] in
      host.record(.counted(identity: identity, metric: .appearances))
      self.latest?.appear?()
    }
  }

  func end() {
    guard latest != nil else { return }
    host.enqueueEndAction { self.latest?.disappear?() }
  }
}

private struct AppearanceRule: Rule {
  let appearance: Appearance
  let identity: Int

  var value: Void { appearance.update(identity: identity) }
}

extension View {
  /// Runs an action when the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
