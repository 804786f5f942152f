import FoundationEssentials

extension List where SelectionValue == Never, Content: View {
  /// A list with a binding to each element, identified by a key path (BIND-10).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Data>, ID, Row>, Data.Index: Hashable {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: _EditableCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      ElementBindings<Data>, Data.Element.ID, EditableCollectionContent<Row, Data>
    >
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  public init<Data: _EditableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Index: Hashable,
    Content == ForEach<ElementBindings<Data>, ID, EditableCollectionContent<Row, Data>>
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value, with one bit per action.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}
