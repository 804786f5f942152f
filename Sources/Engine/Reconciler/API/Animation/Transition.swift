import AttributeGraph

/// How a view comes and goes.
///
/// No frames are drawn here: a view that goes away ends at once, as it does without an animation. Of
/// its transition it only matters whether that shows anything (ID-9).
public struct AnyTransition: Equatable, Sendable {
  private let kind: Kind
  /// Whether nothing is shown when the view goes away.
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

  /// The view comes and goes at once.
  public static let identity = AnyTransition(.identity, isUnseen: true)
  /// The view fades.
  public static let opacity = AnyTransition(.opacity)
  /// The view slides in from the leading edge, and out to the trailing one.
  public static let slide = AnyTransition(.slide)
  /// Out of a blur.
  public static let blurReplace = AnyTransition(.blurReplace)
  /// The view grows from nothing, and shrinks to it.
  public static let scale = AnyTransition(.scale)

  /// The view grows from a part of its size, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor))
  }

  /// The view moves from an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// The view pushes another away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// The view moves from a distance, and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// The view moves from a distance, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes in one way, and goes in another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal), isUnseen: removal.isUnseen)
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other), isUnseen: isUnseen && other.isUnseen)
  }

  /// The same with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(self, animation), isUnseen: isUnseen)
  }
}

/// Says how the content comes and goes.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: PerViewModifier {
  /// Mounts the content; where its going away is not seen, it disappears before what takes its place
  /// appears (ID-9).
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
    /// `nil` for the root, which is not removed.
    unowned let content: ContentSubgraph?

    var value: Void { content?.isRemovalUnseen = isUnseen.value }
  }
}

extension View {
  /// Says how the view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
