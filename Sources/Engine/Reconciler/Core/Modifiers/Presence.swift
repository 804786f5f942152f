import AttributeGraph

/// Whether any of the views that share a modifier is present: the modifier appears with the first of
/// them, and disappears when none is left (MOD-7, ID-10).
final class Presence {
  private unowned let host: ViewHost
  private let appear: () -> Void
  private let disappear: () -> Void
  private var count = 0
  /// The state that was last reported.
  private var isShown = false

  init(
    host: ViewHost,
    appear: @escaping () -> Void,
    disappear: @escaping () -> Void = {}
  ) {
    self.host = host
    self.appear = appear
    self.disappear = disappear
  }

  /// Calls `appear` after the update, if there is a view by then.
  fileprivate func add() {
    count += 1
    guard count == 1 else { return }
    host.enqueueAction { [self] in
      guard count > 0, !isShown else { return }
      isShown = true
      appear()
    }
  }

  /// Calls `disappear` after the update, if there is no view by then.
  fileprivate func remove() {
    count -= 1
    guard count == 0 else { return }
    host.enqueueEndAction { [self] in
      guard count == 0, isShown else { return }
      isShown = false
      disappear()
    }
  }
}

extension _ViewInputs {
  /// Inputs that count each view from its first update to its end, while it is visible.
  func countingEachView(in presence: Presence) -> _ViewInputs {
    wrappingEachView { inputs, view in
      view(inputs)
      let presentView = PresentView(presence: presence)
      let rule = PresenceRule(view: presentView, sight: Sight(inputs) { presentView.set($0) })
      inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
      inputs.subgraph.onEnd { presentView.set(false) }
    }
  }
}

/// One of the counted views.
private final class PresentView {
  private let presence: Presence
  private var isCounted = false

  init(presence: Presence) { self.presence = presence }

  func set(_ isPresent: Bool) {
    guard isPresent != isCounted else { return }
    isCounted = isPresent
    if isPresent { presence.add() } else { presence.remove() }
  }
}

private struct PresenceRule: Rule {
  let view: PresentView
  let sight: Sight

  var value: Void { view.set(sight.isSeen) }
}
