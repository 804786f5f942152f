import AttributeGraph

/// Runs actions when the content appears and disappears (MOD-7, MOD-8).
public struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: PrimitiveModifier {
  /// Mounts the content, then queues the action until the update ends.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    let appearance = Appearance(modifier.attribute, inputs)
    let sight = Sight(inputs) { isSeen in
      if isSeen { appearance.appear() } else { appearance.disappear() }
    }
    let rule = AppearanceRule(appearance: appearance, sight: sight)
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
    let screen = inputs.around.screen
    inputs.subgraph.onEnd { [unowned content = inputs.subgraph as? ContentSubgraph] in
      if let removal = screen?.removalToReport { appearance.report(removal) }
      appearance.disappear(first: content?.removal?.isUnseen == true)
    }
  }

  /// Handles several views together.
  public static var _isPerView: Bool { true }

  /// Mounts the content; the actions run when its first view appears and its last view disappears.
  ///
  /// In a list, where each view is a row, they run for each of them (MOD-7).
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    guard !inputs.around.isInList else {
      return body(
        inputs.wrappingEachView { _makeView(modifier: modifier, inputs: $0, body: $1) }
      )
    }
    let appearance = Appearance(modifier.attribute, inputs)
    let presence = Presence(
      host: inputs.host,
      appear: { appearance.runAppear() },
      disappear: { appearance.runDisappear() }
    )
    body(inputs.countingEachView(in: presence))
    let rule = AppearanceRule(appearance: appearance, sight: nil)
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }
}

/// The latest actions of one identity, kept so that `onDisappear` can run after its attributes are gone.
private final class Appearance {
  private let modifier: Attribute<_AppearanceActionModifier>
  private unowned let host: ViewHost
  private let identity: Int
  private var latest: _AppearanceActionModifier?
  private var isShown = false

  init(_ modifier: Attribute<_AppearanceActionModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    (host, identity) = (inputs.host, inputs.identity)
  }

  /// Stores the actions of the latest value.
  func update() { latest = modifier.value }

  func appear() {
    guard latest != nil, !isShown else { return }
    isShown = true
    host.enqueueAction { [self] in runAppear() }
  }

  /// - Parameter first: Whether the action runs before those of views that appear at the same time (ID-9).
  func disappear(first: Bool = false) {
    guard isShown else { return }
    isShown = false
    guard let action = latest?.disappear else { return }
    if first { host.enqueueAction(action) } else { host.enqueueEndAction(action) }
  }

  func runAppear() {
    guard let action = latest?.appear else { return }
    host.record(.counted(identity: identity, metric: .appearances))
    ViewHost.asWriter(.appearance, action)
  }

  /// Appears once more if the system reports so.
  func report(_ removal: ScreenRemoval) {
    host.enqueueEndAction { [self] in if removal.isReported { runAppear() } }
  }

  func runDisappear() { latest?.disappear?() }
}

/// Stores the latest actions; a single view appears when it is first visible.
private struct AppearanceRule: Rule {
  let appearance: Appearance
  /// For a single view; several views are counted.
  let sight: Sight?

  var value: Void {
    appearance.update()
    if sight?.isSeen == true { appearance.appear() }
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
}
