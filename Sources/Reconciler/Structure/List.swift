/// Rows, mounted when they can be seen, as far as their number is known without that (LAZY-1,
/// LAZY-2).
public struct List<Content> {
  let content: Content
}

extension List: View, PrimitiveView where Content: View {
  /// A list of given rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element, identified by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A list with a row for a binding to each identifiable element (BIND-10).
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<ElementBindings<Data>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each number of a range that never changes.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Mounts the rows with a window on them.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.enteringLazyContainer(countsRows: true)
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}

/// Controls together.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView where Content: View {
  /// Controls together; the content is built at once, as part of the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.leavingLazyContainer())
  }
}
