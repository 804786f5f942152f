import AttributeGraph
import FoundationShim

/// Rows in columns.
///
/// Under a stated assumption, a table is a list of its first column, as on an iPhone.
public struct Table<Value: Identifiable, Rows, Columns> {
  let selection: ListSelection<Value.ID>
  let rows: Rows
  let columns: Columns
  /// The binding to the order of the rows.
  var inert = InertArguments()
}

public typealias TableForEachContent<Data: RandomAccessCollection> = ForEach<
  Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

extension Table: View, PrimitiveView
where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
  /// Mounts a list whose rows have the content of the first column.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Assumption.table.record()
    let columns = view.attribute.field(\.columns)
    var inputs = inputs
    inputs.around.tableCell = TableCell<Value> { row, inputs in
      let cell = Attribute(CellRule(columns: columns, row: row), in: inputs.subgraph)
      inputs.mountStoredContent(of: cell, in: "a cell") { $0.columns._cell(of: $0.value) }
    }
    let list = Attribute(ListRule(table: view.attribute), in: inputs.subgraph)
    List._makeView(view: _GraphValue(list), inputs: inputs)
  }

  private struct ListRule: Rule {
    let table: Attribute<Table>

    var value: List<Value.ID, Rows> {
      let table = table.value
      return List(selection: table.selection, content: table.rows)
    }
  }

  private struct CellRule: Rule {
    let columns: Attribute<Columns>
    let row: Attribute<Value>

    var value: (columns: Columns, value: Value) { (columns.value, row.value) }
  }
}

// That the columns are of the rows' type is required for the view: here, it keeps the compiler from inferring it.
extension Table where Columns: TableColumnContent {
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .none, rows: rows(), columns: columns())
  }

  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .single(selection), rows: rows(), columns: columns())
  }

  public init(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .multiple(selection), rows: rows(), columns: columns())
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(selection: .none, rows: rows(), columns: columns())
    inert = InertArguments(sortOrder)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(selection: .single(selection), rows: rows(), columns: columns())
    inert = InertArguments(sortOrder)
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(selection: .multiple(selection), rows: rows(), columns: columns())
    inert = InertArguments(sortOrder)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(selection: .none, rows: ForEach(data) { TableRow($0) }, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      selection: .single(selection),
      rows: ForEach(data) { TableRow($0) },
      columns: columns()
    )
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      selection: .multiple(selection),
      rows: ForEach(data) { TableRow($0) },
      columns: columns()
    )
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(selection: .none, rows: ForEach(data) { TableRow($0) }, columns: columns())
    inert = InertArguments(sortOrder)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      selection: .single(selection),
      rows: ForEach(data) { TableRow($0) },
      columns: columns()
    )
    inert = InertArguments(sortOrder)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      selection: .multiple(selection),
      rows: ForEach(data) { TableRow($0) },
      columns: columns()
    )
    inert = InertArguments(sortOrder)
  }
}

private enum TableCellInput: InheritedInput { static var defaultValue: AnyObject? { nil } }

extension InheritedInputs {
  /// The `TableCell` of the table around, which makes the views of its rows.
  var tableCell: AnyObject? {
    get { self[TableCellInput.self] }
    set { self[TableCellInput.self] = newValue }
  }
}
