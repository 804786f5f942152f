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
    let appearance = Appearance(
      modifier: modifier.attribute,
      host: inputs.host,
      identity: inputs.identity
    )
    let rule = AppearanceRule(appearance: appearance)
    let attribute = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(attribute, isTransactional: true)
    inputs.subgraph.onEnd { [unowned subgraph = inputs.subgraph] in
      appearance.disappear(first: subgraph.isMissedFirst)
    }
    inputs.subgraph.onVisibilityChange { isAttached in
      if isAttached { appearance.appear() } else { appearance.disappear() }
    }
  }
}

/// The latest actions of one identity, kept so that they can run when its attributes have ended.
private final class Appearance {
  private let modifier: Attribute<_AppearanceActionModifier>
  private unowned let host: ViewHost
  private let identity: Int
  private var latest: _AppearanceActionModifier?
  private var isShown = false

  init(modifier: Attribute<_AppearanceActionModifier>, host: ViewHost, identity: Int) {
    self.modifier = modifier
    self.host = host
    self.identity = identity
  }

  /// Takes the actions from the latest value; the first time, the content appears.
  func update() {
    let isFirst = latest == nil
    latest = modifier.value
    if isFirst { appear() }
  }

  func appear() {
    guard latest != nil, !isShown else { return }
    isShown = true
    host.enqueueAction { [self] in
      guard let action = latest?.appear else { return }
      host.record(.counted(identity: identity, metric: .appearances))
      action()
    }
  }

  /// - Parameter first: Whether the action comes before those of what appears meanwhile (ID-9).
  func disappear(first: Bool = false) {
    guard isShown else { return }
    isShown = false
    guard let action = latest?.disappear else { return }
    if first { host.enqueueAction(action) } else { host.enqueueEndAction(action) }
  }
}

private struct AppearanceRule: Rule {
  let appearance: Appearance

  var value: Void { appearance.update() }
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
