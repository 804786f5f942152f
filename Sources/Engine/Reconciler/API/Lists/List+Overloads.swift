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

  /// An editable list with a binding to each identifiable element.
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

  /// An editable list with a binding to each element, identified by a key path.
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

/// The edits that a person can make to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value, with one bit per action.
  public let rawValue: Int
  /// A set of actions from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Moving and deleting rows.
  public static var all: EditActions { [.move, .delete] }
}
