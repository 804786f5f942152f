import AttributeGraph

/// How a view is inserted and removed.
///
/// The engine draws no frames, so a removed view ends immediately, as without an animation. The only effect
/// of the transition is whether it shows anything (ID-9).
public struct AnyTransition: Equatable, Sendable {
  private let kind: Kind
  /// Whether the removal shows nothing.
  fileprivate let isUnseen: Bool

  private indirect enum Kind: Equatable, Sendable {
    case identity, opacity, slide, blurReplace, scale
    case scaled(CGFloat, UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
  }

  private init(_ kind: Kind, isUnseen: Bool = false) {
    self.kind = kind
    self.isUnseen = isUnseen
  }

  /// Inserts and removes the view without an animation.
  public static let identity = AnyTransition(.identity, isUnseen: true)
  /// Fades the view in and out.
  public static let opacity = AnyTransition(.opacity)
  /// Inserts the view from the leading edge and removes it toward the trailing edge.
  public static let slide = AnyTransition(.slide)
  /// Blurs and scales the view.
  public static let blurReplace = AnyTransition(.blurReplace)
  /// Scales the view up from zero and back down.
  public static let scale = AnyTransition(.scale)

  /// Scales the view up from a fraction of its size and back down.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor))
  }

  /// Moves the view in from an edge and back out.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Pushes the view in from an edge, pushing the old view out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// Moves the view in from an offset and back out.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Moves the view in from an offset and back out.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Uses different transitions for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal), isUnseen: removal.isUnseen)
  }

  /// Combines two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other), isUnseen: isUnseen && other.isUnseen)
  }

  /// The same transition with an animation attached.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(self, animation), isUnseen: isUnseen)
  }
}

/// Sets the transition of the content.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: PerViewModifier {
  /// Mounts the content; if the removal shows nothing, the content disappears before its replacement appears
  /// (ID-9).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let rule = RemovalRule(
      isUnseen: modifier.attribute.field(\.transition.isUnseen),
      content: inputs.subgraph as? ContentSubgraph
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
    body(inputs)
  }

  private struct RemovalRule: Rule {
    let isUnseen: Attribute<Bool>
    /// `nil` for the root, which is never removed.
    unowned let content: ContentSubgraph?

    var value: Void { content?.isRemovalUnseen = isUnseen.value }
  }
}

extension View {
  /// Sets the transition of the view.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
