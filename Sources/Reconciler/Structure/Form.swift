import AttributeGraph

/// Controls together.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// Controls together; the content is built at once, as part of the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}

/// A value beside its label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// A value beside a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Mounts label and value.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    Label._makeView(view: view[\.label], inputs: inputs)
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value beside a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text beside a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
}
