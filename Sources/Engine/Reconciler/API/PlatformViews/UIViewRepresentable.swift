import AttributeGraph
import UIKitShim

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  /// Creates the wrapped view, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the wrapped view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Returns the size of the wrapped view; `nil` for its default size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

/// The context in which a UIKit representable creates, updates and measures its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let context: PlatformContext
  public let coordinator: Representable.Coordinator
  /// The environment; reading it makes the representable depend on it (REP-1).
  public var environment: EnvironmentValues { context.environment }
}

extension UIViewRepresentable {
  /// Does no cleanup.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// Unreachable: a primitive has no body.
  public var body: Never { noBody(of: Self.self) }

  /// Mounts a rule that creates and updates the wrapped view (REP-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let platform = PlatformFunctions<Self, UIViewType, Coordinator>(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context(context: $1, coordinator: $2)) },
      update: { $0.updateUIView($1, context: Context(context: $2, coordinator: $3)) },
      measure: {
        $0.sizeThatFits(.screen, uiView: $1, context: Context(context: $2, coordinator: $3))
      },
      dismantle: dismantleUIView
    )
    platform.mount(view, inputs: inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}
