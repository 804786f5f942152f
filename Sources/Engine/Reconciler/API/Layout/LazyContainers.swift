import AttributeGraph

extension _ViewInputs {
  /// Mounts all of what follows as one view, whatever it lies in.
  func leavingLazyContainer() -> _ViewInputs {
    var inputs = self
    inputs.around.leaveContainer(isListed: false)
    return inputs
  }

  /// Mounts all of what follows in a container that takes the views in it one by one.
  func enteringStack() -> _ViewInputs {
    var inputs = self
    inputs.around.leaveContainer(isListed: true)
    return inputs
  }

  /// Mounts all of what follows as a part of the container around.
  func enteringRow() -> _ViewInputs {
    var inputs = listing()
    (inputs.around.lazyWindow, inputs.around.rowActions) = (nil, RowActions())
    return inputs
  }

  /// Mounts what follows beside other views, in the container around or in none.
  func listing() -> _ViewInputs {
    guard !around.isListed else { return self }
    var inputs = self
    inputs.around.isListed = true
    return inputs
  }

  /// Mounts what follows in a lazy container with a window of its own.
  ///
  /// - Parameter countsRows: Whether the container must know how many rows each view is (LAZY-2).
  /// - Returns: The inputs for what follows.
  func enteringLazyContainer(countsRows: Bool = false) -> _ViewInputs {
    var inputs = enteringStack()
    let window = LazyWindow(in: subgraph, countsRows: countsRows)
    inputs.around.lazyWindow = window
    host.lazyWindows.append(window)
    subgraph.onEnd { [host] in host.lazyWindows.removeAll { $0 === window } }
    return inputs
  }
}

extension InheritedInputs {
  /// Leaves the container around, for one that takes views one by one or for a single view.
  fileprivate mutating func leaveContainer(isListed: Bool) {
    (lazyWindow, rowActions) = (nil, RowActions())
    (self.isListed, wrapper) = (isListed, nil)
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
