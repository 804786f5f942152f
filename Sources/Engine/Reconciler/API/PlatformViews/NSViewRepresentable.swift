import AppKitShim
import AttributeGraph

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  /// Creates the wrapped view, once for each identity.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the wrapped view.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Returns the size of the wrapped view; `nil` for its default size.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = NSViewRepresentableContext<Self>
}

/// The context in which an AppKit representable creates, updates and measures its view.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  let context: PlatformContext
  public let coordinator: Representable.Coordinator
  /// The environment; reading it makes the representable depend on it (REP-1).
  public var environment: EnvironmentValues { context.environment }
}

extension NSViewRepresentable {
  /// Does no cleanup.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// Unreachable: a primitive has no body.
  public var body: Never { noBody(of: Self.self) }

  /// Mounts a rule that creates and updates the wrapped view (REP-1).
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
  /// Creates no coordinator.
  public func makeCoordinator() {}
}
