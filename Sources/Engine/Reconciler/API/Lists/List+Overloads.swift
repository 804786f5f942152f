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
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index == Int,
    Content == ModifiedContent<
      ForEach<ElementBindings<Data>, Data.Element.ID, Row>, _DeleteModifier
    >
  {
    let delete = { (offsets: IndexSet) in data.wrappedValue.remove(atOffsets: offsets) }
    self.init {
      ForEach(data, content: rowContent)
        .modifier(_DeleteModifier(action: editActions.contains(.delete) ? delete : nil))
    }
  }
}

/// The edits that a person can make to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value, with one bit per action.
  public let rawValue: Int
  /// A set of actions from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows; no step does this.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Moving and deleting rows.
  public static var all: EditActions { [.move, .delete] }
}
