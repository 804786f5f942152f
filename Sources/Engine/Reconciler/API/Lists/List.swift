import AttributeGraph

/// A list that mounts its rows when they become visible, if it knows their number in advance (LAZY-1,
/// LAZY-2).
public struct List<SelectionValue: Hashable, Content> {
  let selection: ListSelection<SelectionValue>
  let content: Content
}

/// The binding that stores the selected rows of a list.
enum ListSelection<Value: Hashable> {
  case none
  case single(Binding<Value?>)
  case multiple(Binding<Set<Value>>)

  /// Selects a row and deselects all others; the owner of the selection doesn't become a reader (CTL-1).
  func choose(_ value: Value) {
    switch self {
    case .none: break
    case .single(let binding): binding.wrappedValue = value
    case .multiple(let binding): binding.wrappedValue = [value]
    }
  }
}

// A binding to a collection is a collection, too; its own initializers come first.
extension List: View, PrimitiveView where Content: View {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.single) ?? .none, content: content())
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.multiple) ?? .none, content: content())
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Mounts the visible rows; the selection value of a row is its tag, or its id without a tag.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    var inputs = inputs.drawn(.list).enteringLazyContainer(countsRows: true)
    if SelectionValue.self != Never.self {
      let list = view.attribute
      let choose = { (tag: AnyHashable) in
        if let value = tag.base as? SelectionValue { list.currentValue?.selection.choose(value) }
      }
      inputs.around.choice = Choice(choose: choose) { $0.base is SelectionValue }
      inputs.around.rowActions.choose = choose
      inputs.around.splitColumn?.follow(list, inputs)
    }
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}

extension List where SelectionValue == Never, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, content: content())
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a binding to each identifiable element (BIND-10).
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<ElementBindings<Data>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}
