import AttributeGraph

/// A modifier with a place of its own around each view, where it is applied to several at once: to a
/// group, to the rows of a `ForEach`, to what a condition shows (ID-10).
///
/// What is not one, such as a value of the environment, is mounted once for all of them.
@MainActor @preconcurrency
package protocol PerViewModifier: PrimitiveModifier {}

extension PerViewModifier {
  /// A place around each.
  public static var _isPerView: Bool { true }

  /// Mounts the content so that the modifier goes around each view in it.
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

/// What goes around each of several views.
final class ViewWrapper {
  typealias Content = @MainActor (_ViewInputs) -> Void
  typealias Wrap = @MainActor (_ViewInputs, @escaping Content) -> Void

  /// What reaches the place where the modifier was applied, with the wrapper further out.
  private let inputs: _ViewInputs
  private let wrap: Wrap

  fileprivate init(inputs: _ViewInputs, wrap: @escaping Wrap) {
    self.inputs = inputs
    self.wrap = wrap
  }

  /// Mounts a single view with all wrappers around it.
  ///
  /// Each sees what reached the place where it was applied; the place in the window is the view's.
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
  /// Mounts what follows with something around each view.
  func wrappingEachView(_ wrap: @escaping ViewWrapper.Wrap) -> _ViewInputs {
    var inputs = self
    inputs.around.wrapper = ViewWrapper(inputs: self, wrap: wrap)
    return inputs
  }

  /// Mounts what follows as one view at a place that others have made for it.
  fileprivate func placed(as other: _ViewInputs) -> _ViewInputs {
    var inputs = self
    (inputs.subgraph, inputs.element) = (other.subgraph, other.element)
    inputs.around.preferenceObservers = other.around.preferenceObservers
    inputs.around.tabTag = other.around.tabTag
    (inputs.around.isListed, inputs.around.wrapper) = (false, nil)
    return inputs
  }
}

extension View {
  /// Mounts a view that may be one of several, or stand for several itself.
  static func makeListed(view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
    guard inputs.around.wrapper != nil, _rowCount == 1 else {
      return _makeView(view: view, inputs: inputs)
    }
    ViewWrapper.mount(inputs) { _makeView(view: view, inputs: $0) }
  }
}
