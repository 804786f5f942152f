import AttributeGraph
import FoundationShim

/// Where a scroll view is scrolled to.
///
/// Without a layout, only edges and the ids of rows are positions; points and offsets scroll nowhere.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, @unchecked Sendable {
    case edge(Edge)
    case id(AnyHashable, UnitPoint?)
    case point(CGPoint)
  }

  var target: Target?
  /// The row that is visible after a person scrolled; `nil` if the type of ids is not that of the rows.
  private var reached: ReachedID?
  private let accepts: IDType
  public private(set) var isPositionedByUser = false

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    accepts = IDType(ID.self)
  }
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ID.self,
    id: ID,
    anchor: UnitPoint? = nil
  ) {
    accepts = IDType(ID.self)
    target = .id(AnyHashable(id), anchor)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    accepts = IDType(ID.self)
    target = .edge(edge)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    accepts = IDType(ID.self)
    target = .point(point)
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .id(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(point)) }
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(CGPoint(x: 0, y: y))) }
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(CGPoint(x: x, y: 0))) }

  private mutating func scroll(to target: Target) {
    (self.target, reached, isPositionedByUser) = (target, nil, false)
  }

  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
  public var viewID: (any Hashable & Sendable)? {
    guard let id = anyID?.base as? any Hashable else { return nil }
    // A marker protocol has no table: both existentials have the same layout.
    return unsafeBitCast(id, to: (any Hashable & Sendable).self)
  }
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { anyID?.base as? ID }

  private var anyID: AnyHashable? {
    if case .id(let id, _) = target { id } else { reached?.id }
  }

  fileprivate mutating func reach(_ id: AnyHashable) {
    (target, isPositionedByUser) = (nil, true)
    reached = accepts.includes(id) ? ReachedID(id: id) : nil
  }
}

private struct ReachedID: Equatable, @unchecked Sendable {
  let id: AnyHashable
}

private struct IDType: Equatable, @unchecked Sendable {
  private let type: Any.Type
  init(_ type: Any.Type) { self.type = type }
  static func == (first: Self, second: Self) -> Bool { first.type == second.type }
  func includes(_ id: AnyHashable) -> Bool { Swift.type(of: id.base) == type }
}

/// A value that a scroll view follows, and that follows it.
public protocol _ScrollPositionValue: Equatable {
  /// Where to scroll; `nil` if nowhere.
  var _target: _ScrollTarget? { get }
  /// Takes the row that a person scrolled to.
  mutating func _reach(_ id: AnyHashable)
}

/// Where to scroll.
public enum _ScrollTarget {
  case row(AnyHashable, UnitPoint?)
  case edge(isFirst: Bool)
}

extension ScrollPosition: _ScrollPositionValue {
  /// The row or edge of the position.
  public var _target: _ScrollTarget? {
    switch target {
    case .id(let id, let anchor): .row(id, anchor)
    case .edge(let edge): .edge(isFirst: edge == .top || edge == .leading)
    case .point, nil: nil
    }
  }
  /// Becomes a position that a person scrolled to.
  public mutating func _reach(_ id: AnyHashable) { reach(id) }
}

extension Optional: _ScrollPositionValue where Wrapped: Hashable {
  /// The row with the id.
  public var _target: _ScrollTarget? { map { .row(AnyHashable($0), nil) } }
  /// Becomes the id, if it has its type.
  public mutating func _reach(_ id: AnyHashable) {
    if let id = id.base as? Wrapped { self = id }
  }
}

/// The scroll position of the content.
public struct _ScrollPositionModifier<Value> {
  let position: Binding<Value>
  let anchor: UnitPoint?
}

extension _ScrollPositionModifier: ViewModifier, PrimitiveModifier
where Value: _ScrollPositionValue {
  /// Mounts the content with a tracker, which scrolls when the position changes and changes it when a
  /// person scrolls.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    Assumption.scrollPosition.record()
    let modifier = modifier.attribute
    let tracker = ScrollTracker { id in
      guard let position = modifier.currentValue?.position else { return nil }
      var value = position.location.get()
      value._reach(id)
      position.location.set(value, transaction: position.transaction)
      return value
    } anchor: {
      modifier.currentValue?.anchor
    }
    var content = inputs
    content.around.scrollTracker = tracker
    body(content)
    inputs.addContainer(ScrollRule<Value>(modifier: modifier, tracker: tracker, host: inputs.host))
  }
}

/// Scrolls when the position changes.
private struct ScrollRule<Value: _ScrollPositionValue>: StatefulRule {
  let modifier: Attribute<_ScrollPositionModifier<Value>>
  let tracker: ScrollTracker
  unowned let host: ViewHost
  private var last: Value?

  init(
    modifier: Attribute<_ScrollPositionModifier<Value>>,
    tracker: ScrollTracker,
    host: ViewHost
  ) {
    (self.modifier, self.tracker, self.host) = (modifier, tracker, host)
  }

  mutating func update(_ context: RuleContext<Void>) {
    let position = modifier.value.position
    _ = position.location.readChange()
    let value = position.location.updateValue
    if value != last, tracker.reached as? Value != value, let target = value._target {
      host.enqueueAction { [tracker] in tracker.scroll(to: target) }
    }
    last = value
    context.output(())
  }
}

/// Connects a scroll position with the lazy container that it scrolls.
final class ScrollTracker {
  private weak var window: LazyWindow?
  private let reach: (AnyHashable) -> Any?
  private let anchor: () -> UnitPoint?
  private var isScrolling = false
  private var lastPosition = 0
  /// The position after a person scrolled.
  private(set) var reached: Any?

  init(reach: @escaping (AnyHashable) -> Any?, anchor: @escaping () -> UnitPoint?) {
    (self.reach, self.anchor) = (reach, anchor)
  }

  /// Follows a container.
  func follow(_ window: LazyWindow) {
    self.window = window
    window.observers.append { [unowned self, unowned window] event in
      guard case .changed = event, !isScrolling, window.position != lastPosition else { return }
      lastPosition = window.position
      guard let id = window.idOfRow(at: anchor()?.y ?? 0) else { return }
      reached = reach(id)
    }
  }

  fileprivate func scroll(to target: _ScrollTarget) {
    guard let window else { return }
    isScrolling = true
    defer { (isScrolling, lastPosition) = (false, window.position) }
    window.animating {
      switch target {
      case .row(let id, let own): _ = window.scroll(toRow: id, anchor: own ?? anchor())
      case .edge(let isFirst): _ = window.scroll(to: isFirst ? 0 : window.region.extent)
      }
    }
  }
}

extension View {
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(position: id, anchor: anchor))
  }

  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(position: position, anchor: anchor))
  }

  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }
}

private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

private enum ScrollTrackerInput: InheritedInput { static var defaultValue: ScrollTracker? { nil } }

extension InheritedInputs {
  /// Follows the scrolling of the first lazy container here, if anything does.
  var scrollTracker: ScrollTracker? {
    get { self[ScrollTrackerInput.self] }
    set { self[ScrollTrackerInput.self] = newValue }
  }
}
