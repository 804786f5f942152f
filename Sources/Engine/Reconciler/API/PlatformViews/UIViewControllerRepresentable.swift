import AttributeGraph
import UIKitShim

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  /// Creates the wrapped view controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the wrapped view controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Returns the size of the wrapped view controller's view; `nil` for its default size.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The context in which a UIKit representable creates, updates and measures its view.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let context: PlatformContext
  public let coordinator: Representable.Coordinator
  /// The environment; reading it makes the representable depend on it (REP-1).
  public var environment: EnvironmentValues { context.environment }
}

extension UIViewControllerRepresentable {
  /// Does no cleanup.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// Unreachable: a primitive has no body.
  public var body: Never { noBody(of: Self.self) }

  /// Mounts a rule that creates and updates the wrapped view (REP-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let platform = PlatformFunctions<Self, UIViewControllerType, Coordinator>(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIViewController(context: Context(context: $1, coordinator: $2)) },
      update: { $0.updateUIViewController($1, context: Context(context: $2, coordinator: $3)) },
      measure: {
        $0.sizeThatFits(
          .screen,
          uiViewController: $1,
          context: Context(context: $2, coordinator: $3)
        )
      },
      dismantle: dismantleUIViewController
    )
    platform.mount(view, inputs: inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}
