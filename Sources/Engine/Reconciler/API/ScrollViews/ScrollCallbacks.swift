import AttributeGraph
import FoundationShim

/// Where the content of a scroll view is: under a stated assumption, its visible rows fill the screen.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content: none.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  init(of window: LazyWindow) {
    let screen = GeometryProxy.screenSize
    let isHorizontal = window.axis == .horizontal
    let row = (isHorizontal ? screen.width : screen.height) / CGFloat(Profile.rowsOnScreen)
    let offset = CGFloat(window.position) * row
    let length = CGFloat(window.region.extent) * row
    self.init(
      contentOffset: isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset),
      contentSize: isHorizontal
        ? CGSize(width: length, height: screen.height)
        : CGSize(width: screen.width, height: length),
      contentInsets: EdgeInsets(),
      containerSize: screen
    )
  }
}

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public var velocity: CGVector? { nil }
}

/// Reacts to what the first scroll view in a view does (INT-7).
public protocol _ScrollReaction {
  associatedtype _Memory
  /// Reacts to an event with the user's code, after the update in which it happens.
  func _react(to event: _ScrollEvent, memory: inout _Memory?)
}

/// An event of a scroll view, with its lazy container.
public struct _ScrollEvent {
  let event: ScrollEvent
  let window: LazyWindow
}

/// Connects a reaction with the first lazy container in the content.
public struct _ScrollReactionModifier<Reaction> {
  let reaction: Reaction
}

extension _ScrollReactionModifier: ViewModifier, PrimitiveModifier where Reaction: _ScrollReaction {
  /// Mounts the content, whose first lazy container the reaction follows.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    Assumption.scrolling.record()
    let (modifier, host) = (modifier.attribute, inputs.host)
    var memory: Reaction._Memory?
    var content = inputs
    // The innermost modifier reacts first, as with other actions.
    content.around.scrollFollowers.insert(
      ScrollFollower { [weak host] window, event in
        host?.enqueueAction(as: .scroll) {
          let event = _ScrollEvent(event: event, window: window)
          modifier.currentValue?.reaction._react(to: event, memory: &memory)
        }
      },
      at: 0
    )
    body(content)
  }
}

/// Follows the first lazy container that is mounted.
final class ScrollFollower {
  private weak var window: LazyWindow?
  private let react: (LazyWindow, ScrollEvent) -> Void

  init(react: @escaping (LazyWindow, ScrollEvent) -> Void) { self.react = react }

  func follow(_ window: LazyWindow) {
    guard self.window == nil else { return }
    self.window = window
    window.observers.append { [unowned window, react] in react(window, $0) }
    react(window, .changed)
  }
}

/// The closure of `onScrollPhaseChange`.
public struct _PhaseReaction: _ScrollReaction {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  /// Passes a change of the phase on.
  public func _react(to event: _ScrollEvent, memory: inout Never?) {
    guard case .phase(let old, let new) = event.event else { return }
    action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(of: event.window)))
  }
}

/// The closures of `onScrollGeometryChange`.
public struct _GeometryReaction<Value: Equatable>: _ScrollReaction {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  /// Computes the value, and passes it on if it differs; the first one is only remembered.
  public func _react(to event: _ScrollEvent, memory: inout Value?) {
    let value = transform(ScrollGeometry(of: event.window))
    guard value != memory else { return }
    let old = memory
    memory = value
    if let old { action(old, value) }
  }
}

/// The closure of `onScrollTargetVisibilityChange`.
public struct _VisibilityReaction<ID: Hashable>: _ScrollReaction {
  let threshold: Double
  let action: ([ID]) -> Void

  /// Passes the ids of the visible rows on if they differ.
  public func _react(to event: _ScrollEvent, memory: inout [ID]?) {
    guard event.window.isTarget() else { return }
    let ids = event.window.visibleIDs.compactMap { $0.base as? ID }
    guard ids != memory ?? [] else { return }
    memory = ids
    action(ids)
  }
}

/// Makes the views of a layout container the targets of scrolling.
public struct _ScrollTargetLayout: PrimitiveModifier {
  let isEnabled: Bool

  /// Mounts the content, whose first lazy container has scroll targets.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var content = inputs
    content.around.isTargetLayout = { modifier.currentValue?.isEnabled ?? false }
    body(content)
  }
}

extension View {
  /// Runs an action when the phase of the first scroll view in this view changes.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when the phase of the first scroll view in this view changes.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollReactionModifier(reaction: _PhaseReaction(action: action)))
  }

  /// Runs an action when a value that is computed from the scroll geometry changes.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    let reaction = _GeometryReaction(transform: transform, action: action)
    return modifier(_ScrollReactionModifier(reaction: reaction))
  }

  /// Runs an action when the visible views of a scroll target layout are others.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let reaction = _VisibilityReaction(threshold: threshold, action: action)
    return modifier(_ScrollReactionModifier(reaction: reaction))
  }

  /// Runs an action when this view comes into view or leaves it.
  ///
  /// A row of a lazy container does so when it appears and when it is set aside. Any other view of the screen is
  /// visible.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }.inert(threshold)
  }

  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayout(isEnabled: isEnabled))
  }
}

private enum ScrollFollowersInput: InheritedInput {
  static var defaultValue: [ScrollFollower] { [] }
}

extension InheritedInputs {
  /// What else follows the first lazy container here.
  var scrollFollowers: [ScrollFollower] {
    get { self[ScrollFollowersInput.self] }
    set { self[ScrollFollowersInput.self] = newValue }
  }
}

private enum TargetLayoutInput: InheritedInput { static var defaultValue: () -> Bool { { false } } }

extension InheritedInputs {
  /// Whether the rows of the next lazy container are targets of scrolling.
  var isTargetLayout: () -> Bool {
    get { self[TargetLayoutInput.self] }
    set { self[TargetLayoutInput.self] = newValue }
  }
}
