import AttributeGraph

/// Shows that something goes on.
public struct ProgressView<Label> {
  let fraction: Double?
  let label: Label
}

extension ProgressView: View, PrimitiveView where Label: View {
  /// Mounts the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Label._makeView(view: view[\.label], inputs: inputs.leavingLazyContainer())
  }
}

extension ProgressView where Label == EmptyView {
  /// Something goes on.
  public init() { self.init(fraction: nil, label: EmptyView()) }

  /// So much of something is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// Something with a title goes on.
  public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

  /// So much of something with a title is done.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
  }
}

/// How progress looks.
public protocol ProgressViewStyle: Sendable {}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// A bar.
  public init() {}
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// A circle.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the look of progress inside.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    modifier(_StyleModifier(style: style))
  }
}
