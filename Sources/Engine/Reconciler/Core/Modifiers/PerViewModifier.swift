import AttributeGraph

/// A modifier that wraps each view separately if it is applied to several at once: to a group, to the rows
/// of a `ForEach`, to the content of a condition (ID-10).
///
/// Other modifiers, such as those that set an environment value, are mounted once for all the views.
@MainActor @preconcurrency
package protocol PerViewModifier: PrimitiveModifier {}

extension PerViewModifier {
  /// The modifier wraps each view.
  public static var _isPerView: Bool { true }

  /// Mounts the content so that the modifier wraps each view in it.
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(
      inputs.wrappingEachView { inputs, view in
        _makeView(modifier: modifier, inputs: inputs, body: view)
      }
    )
  }
}

/// A wrapper around each of several views.
final class ViewWrapper {
  typealias Content = @MainActor (_ViewInputs) -> Void
  typealias Wrap = @MainActor (_ViewInputs, @escaping Content) -> Void

  /// The inputs where the modifier was applied, including the outer wrapper.
  private let inputs: _ViewInputs
  private let wrap: Wrap

  fileprivate init(inputs: _ViewInputs, wrap: @escaping Wrap) {
    self.inputs = inputs
    self.wrap = wrap
  }

  /// Mounts a single view with all wrappers around it.
  ///
  /// Each wrapper has the inputs of the point where it was applied, with the subgraph and element of
  /// the view.
  @MainActor
  fileprivate static func mount(_ inputs: _ViewInputs, _ view: @escaping Content) {
    var content: Content = { view(inputs.placed(as: $0)) }
    var candidate = inputs.around.wrapper
    while let wrapper = candidate {
      let inner = content
      content = { wrapper.wrap(wrapper.inputs.placed(as: $0), inner) }
      candidate = wrapper.inputs.around.wrapper
    }
    content(inputs)
  }
}

extension _ViewInputs {
  /// Inputs that wrap each view mounted with them.
  func wrappingEachView(_ wrap: @escaping ViewWrapper.Wrap) -> _ViewInputs {
    var inputs = self
    inputs.around.wrapper = ViewWrapper(inputs: self, wrap: wrap)
    return inputs
  }

  /// Inputs that mount a single view in the subgraph and element of other inputs.
  fileprivate func placed(as other: _ViewInputs) -> _ViewInputs {
    var inputs = self
    (inputs.subgraph, inputs.element) = (other.subgraph, other.element)
    inputs.around.preferenceObservers = other.around.preferenceObservers
    inputs.around.tabTag = other.around.tabTag
    inputs.around.lazyRegion = other.around.lazyRegion
    (inputs.around.isListed, inputs.around.wrapper) = (false, nil)
    return inputs
  }
}

extension View {
  /// Mounts a view that may be one of several, or may consist of several; in a lazy container, while it is
  /// visible, and in a tab view with pages, while the page is.
  static func makeListed(view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
    if let region = inputs.around.lazyRegion {
      let count = _rowCount
      if let number = count.number, number > 0, count.isFixed || Body.self != Never.self {
        return inputs.deferView(in: region) { makeListed(view: view, inputs: $0.enteringRow()) }
      }
      if count == .unknown, Body.self != Never.self, region.defersUncountedViews {
        return inputs.deferView(in: region, isCounted: false) { _makeView(view: view, inputs: $0) }
      }
    }
    if let tabs = inputs.around.tabs {
      if tabs.arePages, _rowCount == .fixed(1) {
        return mountPage(view: view, tabs: tabs, inputs: inputs)
      }
      if mountTabItem(view: view, tabs: tabs, inputs: inputs) { return }
    }
    guard inputs.around.wrapper != nil, _rowCount == .fixed(1) else {
      return _makeView(view: view, inputs: inputs)
    }
    ViewWrapper.mount(inputs) { _makeView(view: view, inputs: $0) }
  }
}
