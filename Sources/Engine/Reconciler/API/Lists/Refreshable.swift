import AttributeGraph

/// Runs an asynchronous action when a person pulls the content down (INT-2).
public struct _RefreshModifier: PrimitiveModifier {
  let action: RefreshAction

  /// Mounts the content inside an element that can be pulled, and a rule that cancels a running action when the
  /// modifier gets another value.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let attribute = modifier.attribute
    let run = RefreshRun()
    let pull: () -> Void = {
      if let action = attribute.currentValue?.action { run.start(action) }
    }
    body(inputs.marking(InteractiveElement(.refresh(pull))))
    inputs.addContainer(RefreshRule(modifier: attribute, run: run))
    inputs.subgraph.onEnd { run.cancel() }
  }
}

private struct RefreshRule: StatefulRule {
  let modifier: Attribute<_RefreshModifier>
  let run: RefreshRun

  mutating func update(_ context: RuleContext<Void>) {
    _ = modifier.value
    run.cancel()
    context.output(())
  }
}

/// The running action of one modifier.
private final class RefreshRun {
  private var task: Task<Void, Never>?

  func start(_ action: RefreshAction) {
    task?.cancel()
    task = Task { @MainActor in await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
