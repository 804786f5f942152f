import AttributeGraph
import ValueComparison

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
    private var limit = FrameLimit()

    init(modifier: Attribute<_ValueActionModifier>, host: ViewHost) {
      self.modifier = modifier
      self.host = host
    }

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

    private mutating func queue(from old: _ValueActionModifier, to new: _ValueActionModifier) {
      guard limit.allowsOneMore(in: host.round) else {
        let type = typeName(of: type(of: new.value))
        return host.warn("onChange(of: \(type)) action tried to update multiple times per frame.")
      }
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

/// In how many rounds of one frame something may happen (MOD-6).
///
/// The transactions of one turn are one round: only what actions write leads to the next.
struct FrameLimit {
  private static let largestNumber = 2
  private var last = FrameRound()
  private var count = 0

  mutating func allowsOneMore(in round: FrameRound) -> Bool {
    if last.frame != round.frame { count = 0 }
    if last != round { count += 1 }
    last = round
    return count <= Self.largestNumber
  }
}

/// A round of evaluation and actions in a frame.
struct FrameRound: Equatable {
  var frame = 0
  var round = 0
}

extension View {
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
}
