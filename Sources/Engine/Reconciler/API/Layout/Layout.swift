import AttributeGraph
import FoundationShim

/// A way to place views; the engine has no layout, so its methods do not run.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// What is computed once for several calls.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// The cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Places the views.
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
  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The views in this layout.
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

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// The importance of the view.
  public var priority: Double { 0 }
  /// The space that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The dimensions of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
  /// The value of a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The space that a view prefers.
public struct ViewSpacing: Sendable {
  /// No preference.
  public init() {}
  /// The distance to another view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// A value that views pass to a layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views without one.
  static var defaultValue: Value { get }
}

/// A layout without its type.
public struct AnyLayout: _SystemLayout {
  private let layout: any Layout
  /// A layout without its type.
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

/// Views in a horizontal line.
public struct HStackLayout: _SystemLayout {
  private let layout: _StackLayout<VerticalAlignment>
  /// A horizontal line.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
  }
}

/// Views in a vertical line.
public struct VStackLayout: _SystemLayout {
  private let layout: _StackLayout<HorizontalAlignment>
  /// A vertical line.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
  }
}

/// Views in layers.
public struct ZStackLayout: _SystemLayout {
  private let layout: _StackLayout<Alignment>
  /// Layers.
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
  /// Several views, the first of which is shown.
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
  /// Sets a value for the layout around the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    inert(value)
  }
}
