import AttributeGraph
import FoundationShim

/// How a view is inserted and removed.
///
/// The engine draws no frames. A transition only decides when a removed view ends: at once if the removal shows
/// nothing or is not animated (ID-9), otherwise when the animation does (ID-13).
public struct AnyTransition: Equatable, Sendable {
  private let kind: Kind
  /// Whether the removal shows nothing.
  let isUnseen: Bool

  private indirect enum Kind: Equatable, Sendable {
    case identity, opacity, slide, blurReplace, scale
    case scaled(CGFloat, UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation?)
    case custom(InertArguments)
  }

  private init(_ kind: Kind, isUnseen: Bool = false) {
    self.kind = kind
    self.isUnseen = isUnseen
  }

  public static let identity = AnyTransition(.identity, isUnseen: true)
  public static let opacity = AnyTransition(.opacity)
  public static let slide = AnyTransition(.slide)
  public static let blurReplace = AnyTransition(.blurReplace)
  public static let scale = AnyTransition(.scale)

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal), isUnseen: removal.isUnseen)
  }

  /// Changes a modifier while the view is inserted or removed; the engine draws no frames, so neither
  /// modifier is mounted.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier,
    identity: Modifier
  ) -> AnyTransition {
    Assumption.transitions.record()
    return AnyTransition(.custom(InertArguments((active, identity))))
  }

  /// A transition without its type; the engine draws no frames, so its body does not run.
  public init<Base: Transition>(_ transition: Base) {
    Assumption.transitions.record()
    self.init(.custom(InertArguments(transition)))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other), isUnseen: isUnseen && other.isUnseen)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(self, animation), isUnseen: isUnseen)
  }
}

extension AnyTransition: ContentRemoval {
  func seconds(in transaction: Transaction) -> Double? {
    if isUnseen { return nil }
    switch kind {
    case .asymmetric(_, let removal): return removal.seconds(in: transaction)
    case .combined(let first, let second):
      let seconds = [first, second].compactMap { $0.seconds(in: transaction) }
      return seconds.max()
    case .animated(let transition, let animation):
      return transition.seconds(in: Transaction(animation: animation))
    default: return transaction.secondsOfAnimation
    }
  }
}

/// Sets the transition of the content.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: PerViewModifier {
  /// Mounts the content; the transition is that of the dynamic content that the view is, not of content that
  /// only contains it.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    if let content = inputs.subgraph as? ContentSubgraph,
      inputs.around.containerSubgraph != ObjectIdentifier(content)
    {
      let transition = modifier.attribute.field(\.transition)
      let rule = Attribute(RemovalRule(transition: transition, content: content), in: content)
      content.addConsumer(rule, isTransactional: true)
    }
    body(inputs)
  }

  private struct RemovalRule: Rule {
    let transition: Attribute<AnyTransition>
    unowned let content: ContentSubgraph

    var value: Void { content.removal = transition.value }
  }
}

extension View {
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}

/// A custom transition; the engine draws no frames, so its body does not run.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The changed view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

extension View {
  public nonisolated func transition<Custom: Transition>(_ transition: Custom) -> some View {
    self.transition(AnyTransition(transition))
  }
}
