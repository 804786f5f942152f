import AttributeGraph

/// A control that selects one of several tagged views (CTL-1).
public struct Picker<Label, Selection: Hashable, Content> {
  let selection: Binding<Selection>
  let content: Content
  let label: Label
}

extension Picker: View, PrimitiveView where Label: View, Content: View {
  public init(
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, content: content(), label: label())
  }

  /// Mounts the label, and the content with each tagged view selectable.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let picker = view.attribute
    var inputs = inputs.drawn(.picker) {
      picker.currentValue?.selection.location.plainValue.flatMap { plainDescription(of: $0) }
    }
    .leavingLazyContainer()
    Label._makeView(view: view[\.label], inputs: inputs)
    let choice = Choice(tagsRows: true) { tag in
      guard let tag = tag.base as? Selection else { return }
      picker.currentValue?.selection.wrappedValue = tag
    }
    inputs.around.choice = choice
    Content._makeView(view: view[\.content], inputs: inputs)
    let check = SelectionCheck(picker: picker, choice: choice, host: inputs.host)
    inputs.subgraph.addConsumer(Attribute(check, in: inputs.subgraph))
  }

  /// Warns of each selection that no view is tagged with (CTL-7).
  private struct SelectionCheck: StatefulRule {
    let picker: Attribute<Picker>
    let choice: Choice
    unowned let host: ViewHost
    var last: Selection?

    mutating func update(_ context: RuleContext<Void>) {
      let location = picker.value.selection.location
      _ = location.readChange()
      let selection = location.updateValue
      context.output(())
      guard selection != last, !(Selection.self is any OptionalProtocol.Type) else { return }
      last = selection
      host.enqueueAction { [host, choice] in
        guard choice.lacks(selection) else { return }
        host.warn(
          "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, "
            + "this will give undefined results."
        )
      }
    }
  }
}

private protocol OptionalProtocol {}
extension Optional: OptionalProtocol {}

extension Picker where Label: View, Content: View {
  public init(
    selection: Binding<Selection>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: label)
  }
}

extension Picker where Label == Reconciler.Label<Text, Image>, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    let label = Reconciler.Label(titleKey, systemImage: systemImage)
    self.init(selection: selection, content: content(), label: label)
  }
}

extension Picker where Label == Text, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: Text(title))
  }
}

/// Selects a tag in the surrounding picker.
final class Choice {
  /// Whether the rows of a `ForEach` have their ids as tags, unless they say otherwise (CTL-8).
  private let tagsRows: Bool
  let choose: (AnyHashable) -> Void
  /// Whether links with a value choose it: in the lists of a split view.
  let takesLink: (AnyHashable) -> Bool
  private var tags: [ObjectIdentifier: () -> AnyHashable?] = [:]

  init(
    tagsRows: Bool = false,
    choose: @escaping (AnyHashable) -> Void,
    takesLink: @escaping (AnyHashable) -> Bool = { _ in false }
  ) {
    (self.tagsRows, self.choose, self.takesLink) = (tagsRows, choose, takesLink)
  }

  /// Makes the element of a view that represents a tag.
  func makeOption(_ tag: @escaping () -> AnyHashable?, _ inputs: _ViewInputs) -> InteractiveElement
  {
    let element = inputs.makeControl(.select { [self] in if let tag = tag() { choose(tag) } })
    add(tag, of: element, until: inputs.subgraph)
    return element
  }

  /// Inputs for a row of a `ForEach`, which is selectable by its id if nothing in it sets a tag.
  @MainActor
  func entering<Content: View>(
    _ row: _GraphValue<Content>,
    id: AnyHashable,
    _ inputs: _ViewInputs
  ) -> _ViewInputs {
    guard tagsRows, tabTag(of: row) == nil else { return inputs }
    return inputs.marking(makeOption({ id }, inputs))
  }

  /// Adds the tag of a view, until its subgraph ends.
  private func add(
    _ tag: @escaping () -> AnyHashable?,
    of element: Element,
    until subgraph: Subgraph
  ) {
    let key = ObjectIdentifier(element)
    tags[key] = tag
    subgraph.onEnd { [weak self] in self?.tags[key] = nil }
  }

  /// Whether views are tagged, but none with a value.
  func lacks(_ value: some Hashable) -> Bool {
    !tags.isEmpty && !tags.values.contains { $0() == AnyHashable(value) }
  }
}

/// Sets the value that a picker's view represents.
public struct _TagModifier<Value: Hashable> {
  let tag: Value
}

/// A modifier that tags a view.
protocol TagGiver {
  var anyTag: AnyHashable { get }
}

extension _TagModifier: TagGiver {
  var anyTag: AnyHashable { AnyHashable(tag) }
}

extension _TagModifier: PerViewModifier {
  /// Mounts the content inside a selectable element.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    guard let choice = inputs.around.choice else {
      var inputs = inputs
      inputs.around.tabTag = { modifier.currentValue?.anyTag }
      return body(inputs)
    }
    body(inputs.entering(choice.makeOption({ modifier.currentValue?.anyTag }, inputs)))
  }
}

extension View {
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(_TagModifier(tag: tag))
  }
}

private enum ChoiceInput: InheritedInput { static var defaultValue: Choice? { nil } }

extension InheritedInputs {
  /// The enclosing picker, if any.
  var choice: Choice? {
    get { self[ChoiceInput.self] }
    set { self[ChoiceInput.self] = newValue }
  }
}
