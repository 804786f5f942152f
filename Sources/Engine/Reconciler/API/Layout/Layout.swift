import AttributeGraph
import FoundationShim

/// A way to place views; the engine has no layout, so its methods do not run.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public nonisolated func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    Assumption.layout.record()
    return _LayoutView(layout: self, content: content())
  }
}

/// Views in a layout of the program.
public struct _LayoutView<Arrangement, Content> {
  let layout: Arrangement
  let content: Content
}

extension _LayoutView: View, PrimitiveView where Content: View {
  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
  public var layoutDirection: LayoutDirection { .leftToRight }
}

public struct LayoutSubview: Equatable, Sendable {
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

public struct ViewSpacing: Sendable {
  /// No preference.
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnyLayout: _SystemLayout {
  private let layout: any Layout
  public init<Base: Layout>(_ layout: Base) { self.layout = layout }
}

/// A layout that the engine does not perform.
@MainActor @preconcurrency
public protocol _SystemLayout: Layout where Cache == Void {}

extension _SystemLayout {
  /// Does not run.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    .zero
  }
  /// Does not run.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

public struct HStackLayout: _SystemLayout {
  private let layout: _StackLayout<VerticalAlignment>
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
  }
}

public struct VStackLayout: _SystemLayout {
  private let layout: _StackLayout<HorizontalAlignment>
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
  }
}

public struct ZStackLayout: _SystemLayout {
  private let layout: _StackLayout<Alignment>
  public init(alignment: Alignment = .center) {
    layout = _StackLayout(alignment: alignment, spacing: nil)
  }
}

/// The first of several views that fits: the first, which is a stated assumption.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    Assumption.layout.record()
    self.axes = axes
    self.content = content()
  }

  /// Mounts the first view.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    if let several = Content.self as? any SeveralViews.Type {
      several.makeFirst(view, \ViewThatFits.content, inputs: inputs)
    } else {
      Content._makeView(view: view[\.content], inputs: inputs)
    }
  }
}

/// A view that consists of several.
@MainActor
protocol SeveralViews {
  /// Mounts the first view.
  static func makeFirst<Owner, Part>(
    _ owner: _GraphValue<Owner>,
    _ part: KeyPath<Owner, Part>,
    inputs: _ViewInputs
  )
}

extension TupleView: SeveralViews {
  static func makeFirst<Owner, Part>(
    _ owner: _GraphValue<Owner>,
    _ part: KeyPath<Owner, Part>,
    inputs: _ViewInputs
  ) {
    guard let part = part as? KeyPath<Owner, TupleView> else { return }
    makeFirst(view: owner[part], inputs: inputs)
  }
}

extension View {
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    inert(value)
  }
}
