import AppKitShim
import AttributeGraph

/// A view that shows a view of AppKit.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype NSViewType: NSView
  /// The type of what is kept beside it.
  associatedtype Coordinator = Void
  /// Makes what is shown, once for each identity.
  func makeNSView(context: Context) -> NSViewType
  /// Brings it up to date.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Measures it; `nil` for its own size.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  /// Takes it down.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what is kept beside it.
  func makeCoordinator() -> Coordinator
  /// What the representable is told.
  typealias Context = NSViewRepresentableContext<Self>
}

/// What a representable of AppKit is told when it makes, updates or measures.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  let context: PlatformContext
  /// Kept beside what is shown.
  public let coordinator: Representable.Coordinator
  /// The environment; reading it makes the representable depend on it (REP-1).
  public var environment: EnvironmentValues { context.environment }
}

extension NSViewRepresentable {
  /// Takes nothing down.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// The view's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// Never asked for.
  public var body: Never { preconditionFailure("the body of a primitive view was asked for") }

  /// Mounts a rule that makes and updates what is shown (REP-1).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let platform = PlatformFunctions<Self, NSViewType, Coordinator>(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeNSView(context: Context(context: $1, coordinator: $2)) },
      update: { $0.updateNSView($1, context: Context(context: $2, coordinator: $3)) },
      measure: {
        $0.sizeThatFits(.screen, nsView: $1, context: Context(context: $2, coordinator: $3))
      },
      dismantle: dismantleNSView
    )
    platform.mount(view, inputs: inputs)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() {}
}
