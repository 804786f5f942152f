import AttributeGraph

extension _ViewInputs {
  /// Mounts all of what follows, whatever it lies in.
  func leavingLazyContainer() -> _ViewInputs {
    var inputs = self
    inputs.around.lazyWindow = nil
    inputs.around.rowActions = RowActions()
    return inputs
  }

  /// Mounts what follows in a lazy container with a window of its own.
  ///
  /// - Parameter countsRows: Whether the container must know how many rows each view is (LAZY-2).
  /// - Returns: The inputs for what follows.
  func enteringLazyContainer(countsRows: Bool = false) -> _ViewInputs {
    var inputs = self
    let window = LazyWindow(in: subgraph, countsRows: countsRows)
    inputs.around.lazyWindow = window
    host.lazyWindows.append(window)
    subgraph.onEnd { [host] in host.lazyWindows.removeAll { $0 === window } }
    return inputs
  }
}

/// Views one below the other, mounted when they can be seen (LAZY-1).
public struct LazyVStack<Content> {
  let layout: _StackLayout<HorizontalAlignment>
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  /// Views one below the other; the content is built at once, its rows when they can be seen.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Mounts the content with a window on its rows.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringLazyContainer())
  }
}

/// Views side by side, mounted when they can be seen (LAZY-1).
public struct LazyHStack<Content> {
  let layout: _StackLayout<VerticalAlignment>
  let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  /// Views side by side; the content is built at once, its rows when they can be seen.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Mounts the content with a window on its rows.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringLazyContainer())
  }
}

/// Views of a section that stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// Kinds by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
