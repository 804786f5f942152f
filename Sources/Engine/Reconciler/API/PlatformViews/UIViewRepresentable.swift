import AttributeGraph
import UIKitShim

/// A view that shows a view of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype UIViewType: UIView
  /// The type of what is kept beside it.
  associatedtype Coordinator = Void
  /// Makes what is shown, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Brings it up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Measures it; `nil` for its own size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Takes it down.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what is kept beside it.
  func makeCoordinator() -> Coordinator
  /// What the representable is told.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a representable of UIKit is told when it makes, updates or measures.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let context: PlatformContext
  /// Kept beside what is shown.
  public let coordinator: Representable.Coordinator
  /// The environment; reading it makes the representable depend on it (REP-1).
  public var environment: EnvironmentValues { context.environment }
}

extension UIViewRepresentable {
  /// Takes nothing down.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// Never asked for.
  public var body: Never { preconditionFailure("the body of a primitive view was asked for") }

  /// Mounts a rule that makes and updates what is shown (REP-1).
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
  /// Nothing is kept.
  public func makeCoordinator() {}
}
