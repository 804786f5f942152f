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

/// Runs an action when a value changes (MOD-4).
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: Action

  /// The forms that the action may have (MOD-5).
  enum Action {
    /// Told the new value; taken from the modifier that the change replaces.
    case new((Value) -> Void)
    /// Told both values.
    case both((Value, Value) -> Void)
    /// Told nothing.
    case none(() -> Void)
  }
}

extension _ValueActionModifier: PrimitiveModifier {
  /// Mounts the content, and a rule that watches the value.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let rule = ChangeRule(modifier: modifier.attribute, host: inputs.host)
    inputs.subgraph.addConsumer(
      Attribute(rule, in: inputs.subgraph),
      isTransactional: true
    )
  }

  private struct ChangeRule: StatefulRule {
    let modifier: Attribute<_ValueActionModifier>
    unowned let host: ViewHost
    var last: _ValueActionModifier?

    mutating func update(_ context: RuleContext<Void>) {
      let modifier = modifier.value
      if let last {
        if last.value != modifier.value { queue(from: last, to: modifier) }
      } else if modifier.initial {
        queue(from: modifier, to: modifier)
      }
      last = modifier
      context.output(())
    }

    private func queue(from old: _ValueActionModifier, to new: _ValueActionModifier) {
      host.enqueueAction {
        switch new.action {
        case .both(let action): action(old.value, new.value)
        case .none(let action): action()
        case .new:
          if case .new(let action) = old.action { action(new.value) }
        }
      }
    }
  }
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

  /// Runs an action, told the new value, when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false, action: .new(action)))
  }

  /// Runs an action, told the old and the new value, when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: .both(action)))
  }

  /// Runs an action when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: .none(action)))
  }

  /// Makes controls inside react to a person, or not.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

/// Whether controls inside react; nothing inside can undo it.
public struct _DisabledModifier {
  let isDisabled: Bool
}

extension _DisabledModifier: PrimitiveModifier {
  /// Mounts the content below an environment that says so.
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
