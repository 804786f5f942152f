extension List where SelectionValue == Never, Content: View {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List where Content: View {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
