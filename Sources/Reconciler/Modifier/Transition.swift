import AttributeGraph

/// How a view comes and goes.
///
/// Only the transition that shows nothing is there: how long a view stays while it goes away depends
/// on frames, which are not drawn here.
public struct AnyTransition: Equatable, Sendable {
  private let name: String
  /// The view comes and goes at once.
  public static let identity = AnyTransition(name: "identity")
}

/// Says how the content comes and goes.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: PerViewModifier {
  /// Mounts the content, which disappears before what takes its place appears (ID-9).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    inputs.subgraph.isMissedFirst = true
    body(inputs)
  }
}

extension View {
  /// Says how the view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
