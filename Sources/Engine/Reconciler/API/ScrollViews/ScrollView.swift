/// A scrollable view.
///
/// It mounts all of its content: a scroll view alone isn't lazy.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, showsIndicators: showsIndicators, content: content())
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let scroll = view.attribute
    var inputs = inputs.drawn(.scroll) {
      scroll.currentValue?.axes == .horizontal ? "horizontal" : nil
    }
    .enteringStack()
    inputs.around.scrolledSpaces.enterScrollView()
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}
