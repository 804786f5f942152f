import AttributeGraph
import CombineShim
import ValueComparison

/// Runs an action for each value of a publisher (MOD-10).
public struct _SubscriptionModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension _SubscriptionModifier: PrimitiveModifier {
  /// Mounts the content, and a rule that subscribes again when the publisher differs.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let receiver = Receiver(modifier: modifier.attribute)
    let rule = SubscriptionRule(
      publisher: modifier.attribute.field(\.publisher),
      receiver: receiver,
      host: inputs.host,
      identity: inputs.identity
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
    inputs.subgraph.onEnd { receiver.cancellable = nil }
  }

  private final class Receiver {
    /// The modifier; its latest action receives each value.
    let modifier: Attribute<_SubscriptionModifier>
    var cancellable: AnyCancellable?

    init(modifier: Attribute<_SubscriptionModifier>) { self.modifier = modifier }

    func receive(_ value: Source.Output) {
      ViewHost.asWriter(.publisher) { modifier.currentValue?.action(value) }
    }
  }

  private struct SubscriptionRule: Rule {
    let publisher: Attribute<Source>
    let receiver: Receiver
    unowned let host: ViewHost
    let identity: Int

    var value: Void {
      let publisher = publisher.value
      host.enqueueAction { [receiver, host, identity] in
        if receiver.cancellable != nil {
          host.note(.restarted, [ViewHost.shape(of: Source.self)], of: identity)
        }
        receiver.cancellable = publisher.sink { receiver.receive($0) }
      }
    }
  }
}

extension View {
  /// Runs an action for each value of a publisher while the view is mounted.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
