import AttributeGraph
import ValueComparison

/// Runs an action when a value changes (MOD-4).
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: Action

  /// The overloads of the action (MOD-5).
  enum Action {
    case new((Value) -> Void)
    case both((Value, Value) -> Void)
    /// Receives no value.
    case none(() -> Void)
  }
}

extension _ValueActionModifier: PrimitiveModifier {
  /// Mounts the content, and a rule that observes the value.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    watch(modifier, inputs)
  }

  /// Handles several views together.
  public static var _isPerView: Bool { true }

  /// Mounts the content, and a rule that observes the value; an `initial` action waits for the first view.
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let attribute = modifier.attribute
    let presence = Presence(host: inputs.host) {
      if let first = attribute.currentValue, first.initial { first.run(from: first) }
    }
    body(inputs.countingEachView(in: presence))
    watch(modifier, inputs, tellsInitial: false)
  }

  private static func watch(
    _ modifier: _GraphValue<Self>,
    _ inputs: _ViewInputs,
    tellsInitial: Bool = true
  ) {
    let rule = ChangeRule(
      modifier: modifier.attribute,
      host: inputs.host,
      identity: inputs.identity,
      tellsInitial: tellsInitial
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  /// Runs the action, or the previous modifier's action for the overload that uses it (MOD-5).
  private func run(from old: Self) {
    switch action {
    case .both(let action): action(old.value, value)
    case .none(let action): action()
    case .new: if case .new(let action) = old.action { action(value) }
    }
  }

  private struct ChangeRule: StatefulRule {
    let modifier: Attribute<_ValueActionModifier>
    unowned let host: ViewHost
    let identity: Int
    let tellsInitial: Bool
    var last: _ValueActionModifier?
    private var limit = FrameLimit()

    init(
      modifier: Attribute<_ValueActionModifier>,
      host: ViewHost,
      identity: Int,
      tellsInitial: Bool
    ) {
      self.modifier = modifier
      self.host = host
      self.identity = identity
      self.tellsInitial = tellsInitial
    }

    mutating func update(_ context: RuleContext<Void>) {
      let modifier = modifier.value
      if let last {
        if last.value != modifier.value { queue(from: last, to: modifier) }
      } else if modifier.initial, tellsInitial {
        queue(from: modifier, to: modifier)
      }
      last = modifier
      context.output(())
    }

    private mutating func queue(from old: _ValueActionModifier, to new: _ValueActionModifier) {
      guard limit.allowsOneMore(in: host.round) else {
        let type = typeName(of: type(of: new.value))
        return host.warn("onChange(of: \(type)) action tried to update multiple times per frame.")
      }
      host.note(.reacted, [], of: identity)
      host.enqueueAction(as: .change) { new.run(from: old) }
    }
  }
}

/// Limits how many rounds of one frame can run an action (MOD-6).
///
/// All transactions of one update cycle form one round; only writes from actions start another.
struct FrameLimit {
  private static let maxRounds = 2
  private var last = FrameRound()
  private var count = 0

  mutating func allowsOneMore(in round: FrameRound) -> Bool {
    if last.frame != round.frame { count = 0 }
    if last != round { count += 1 }
    last = round
    return count <= Self.maxRounds
  }
}

extension View {
  /// Runs an action with the new value when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false, action: .new(action)))
  }

  /// Runs an action with the old and the new value when a value changes.
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
}
