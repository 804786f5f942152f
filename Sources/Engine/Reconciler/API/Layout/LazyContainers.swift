import AttributeGraph

extension _ViewInputs {
  /// Returns inputs that mount all content as one view, even in a lazy container.
  func leavingLazyContainer() -> _ViewInputs {
    var inputs = self
    inputs.around.leaveContainer(isListed: false, in: subgraph)
    return inputs
  }

  /// Returns the inputs for a container that receives its views one by one.
  func enteringStack() -> _ViewInputs {
    var inputs = self
    inputs.around.leaveContainer(isListed: true, in: subgraph)
    return inputs
  }

  /// Returns inputs that mount all content as part of one row.
  func enteringRow() -> _ViewInputs {
    var inputs = listing()
    (inputs.around.lazyRegion, inputs.around.rowActions) = (nil, RowActions())
    return inputs
  }

  /// Returns the inputs for content beside other views, inside or outside a container.
  func listing() -> _ViewInputs {
    guard !around.isListed else { return self }
    var inputs = self
    inputs.around.isListed = true
    return inputs
  }

  /// Returns the inputs for a lazy container with its own visible range.
  ///
  /// - Parameters:
  ///   - countsRows: Whether the container counts all its rows before it shows any (LAZY-2).
  ///   - axis: The direction in which the rows follow one another.
  /// - Returns: The inputs for the content.
  func enteringLazyContainer(countsRows: Bool = false, axis: Axis = .vertical) -> _ViewInputs {
    var inputs = enteringStack()
    // A list scrolls by itself.
    if countsRows { inputs.around.scrolledSpaces.enterScrollView() }
    let isLazy =
      countsRows || around.scrolledSpaces.depth < 2 || Profile.current.isLazyInNestedScrollViews
    guard isLazy else { return inputs }
    let window = LazyWindow(
      in: element,
      host.graph,
      countsRows: countsRows,
      axis: axis,
      isTarget: around.isTargetLayout
    )
    let environment = environment
    window.isScrollEnabled = { environment.currentValue?.isScrollEnabled ?? true }
    inputs.around.scrollTracker?.follow(window)
    for follower in around.scrollFollowers { follower.follow(window) }
    inputs.around.scrolledSpaces.contents.last?.follow(window)
    (inputs.around.scrollTracker, inputs.around.scrollFollowers) = (nil, [])
    inputs.around.isTargetLayout = { false }
    inputs.around.lazyRegion = window.region
    inputs.around.isInList = countsRows
    host.lazyWindows.append(window)
    subgraph.onEnd { [host] in host.lazyWindows.removeAll { $0 === window } }
    return inputs
  }
}

extension InheritedInputs {
  /// Leaves the surrounding container, for one that receives its views one by one or for a single view.
  fileprivate mutating func leaveContainer(isListed: Bool, in subgraph: Subgraph) {
    containerSubgraph = ObjectIdentifier(subgraph)
    (lazyRegion, rowActions, isInList, isInForm) = (nil, RowActions(), false, false)
    (self.isListed, wrapper) = (isListed, nil)
  }
}

/// A vertical stack that mounts its views when they become visible (LAZY-1).
public struct LazyVStack<Content> {
  let layout: _StackLayout<HorizontalAlignment>
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  /// A lazy vertical stack; the content is built eagerly, its rows when they become visible.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Mounts the visible rows of the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.vstack).enteringLazyContainer())
  }
}

/// A horizontal stack that mounts its views when they become visible (LAZY-1).
public struct LazyHStack<Content> {
  let layout: _StackLayout<VerticalAlignment>
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  /// A lazy horizontal stack; the content is built eagerly, its rows when they become visible.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = _StackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Mounts the visible rows of the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(
      view: view[\.content],
      inputs: inputs.drawn(.hstack).enteringLazyContainer(axis: .horizontal)
    )
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value, with one bit per kind.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
