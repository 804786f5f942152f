import AttributeGraph

/// A collection whose elements a person can move and delete.
public typealias _EditableCollection = MutableCollection & RandomAccessCollection
  & RangeReplaceableCollection

extension ForEach where Content: View {
  public init<C: _EditableCollection, Row: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == ElementBindings<C>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
    Content == EditableCollectionContent<Row, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C: _EditableCollection, Row: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == ElementBindings<C>, C.Index: Hashable, Content == EditableCollectionContent<Row, C>
  {
    self.init(data, id: id) { element in
      let elementID = element._value[keyPath: id]
      let offset = {
        data.location.get().enumerated().first { $1[keyPath: id] == elementID }?.offset
      }
      return EditableCollectionContent(
        content: content(element),
        editActions: editActions,
        offset: offset,
        data: data
      )
    }
  }
}

public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let editActions: EditActions<Data>
  /// The present offset of the row's element.
  let offset: () -> Int?
  let data: Binding<Data>

  func change(_ change: (inout Data) -> Void) {
    var elements = data.location.get()
    change(&elements)
    data.location.set(elements, transaction: data.transaction)
  }
}

extension EditableCollectionContent: View, PrimitiveView
where Content: View, Data: _EditableCollection {
  /// The row count of the content.
  public static var _rowCount: _RowCount { Content._rowCount }

  /// Mounts the content inside elements that delete and move it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let row = view.attribute
    let delete = InteractiveElement(
      .delete {
        if let row = row.currentValue, let offset = row.offset() {
          row.change { _ = $0.remove(at: $0.index($0.startIndex, offsetBy: offset)) }
        }
      },
      isEnabled: { row.currentValue?.editActions.contains(.delete) ?? false }
    )
    let move = InteractiveElement(
      .move { position in
        if let row = row.currentValue, let offset = row.offset() {
          row.change { data in
            let element = data.remove(at: data.index(data.startIndex, offsetBy: offset))
            let target = min(position - 1, data.count)
            data.insert(element, at: data.index(data.startIndex, offsetBy: target))
          }
        }
      },
      isEnabled: { row.currentValue?.editActions.contains(.move) ?? false }
    )
    Content.makeListed(view: view[\.content], inputs: inputs.marking(delete).marking(move))
  }
}
