import AttributeGraph
import UIKitShim

/// A view that shows a view controller of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what is kept beside it.
  associatedtype Coordinator = Void
  /// Makes what is shown, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings it up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Measures it; `nil` for its own size.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
  /// Takes it down.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// Makes what is kept beside it.
  func makeCoordinator() -> Coordinator
  /// What the representable is told.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a representable of UIKit is told when it makes, updates or measures.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let context: PlatformContext
  /// Kept beside what is shown.
  public let coordinator: Representable.Coordinator
  /// The environment; reading it makes the representable depend on it (REP-1).
  public var environment: EnvironmentValues { context.environment }
}

extension UIViewControllerRepresentable {
  /// Takes nothing down.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// The view's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// Never asked for.
  public var body: Never { preconditionFailure("the body of a primitive view was asked for") }

  /// Mounts a rule that makes and updates what is shown (REP-1).
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
  /// Nothing is kept.
  public func makeCoordinator() {}
}
