extension List where Content: View {
  /// A list with a binding to each identifiable element (BIND-10), with single selection.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<ElementBindings<Data>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a binding to each element (BIND-10), identified by a key path, with single selection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Data>, ID, Row>, Data.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: _EditableCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      ElementBindings<Data>, Data.Element.ID, EditableCollectionContent<Row, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A list with a binding to each identifiable element (BIND-10), with multiple selection.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<ElementBindings<Data>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a binding to each element (BIND-10), identified by a key path, with multiple selection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Data>, ID, Row>, Data.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: _EditableCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      ElementBindings<Data>, Data.Element.ID, EditableCollectionContent<Row, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}
