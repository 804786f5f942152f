import AttributeGraph
import UIKitShim

/// A view that wraps a UIKit view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the wrapped view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator.
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
  /// Cleans up the wrapped view controller before its removal.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// Creates the coordinator.
  func makeCoordinator() -> Coordinator
  /// The context of the representable.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The context in which a UIKit representable creates, updates and measures its view.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let context: PlatformContext
  /// The coordinator.
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

  /// The default size of the view.
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
