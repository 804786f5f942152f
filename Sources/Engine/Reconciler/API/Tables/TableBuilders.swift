import AttributeGraph

/// Several columns, of which a list shows the first.
public struct _TableColumns<First: TableColumnContent, Others>: TableColumnContent {
  /// What sorts the rows.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  let first: First
  let others: Others

  /// The view of a row in the first column.
  public func _cell(of value: First.TableRowValue) -> First._Cell { first._cell(of: value) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What sorts the rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The view of a row.
  public func _cell(of value: Wrapped.TableRowValue) -> Wrapped._Cell? {
    map { $0._cell(of: value) }
  }
}

/// Builds columns.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }
  /// One column.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column {
    column
  }
  /// Several columns.
  public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
    _ first: First,
    _ others: repeat each Other
  ) -> _TableColumns<First, (repeat each Other)> {
    _TableColumns(first: first, others: (repeat each others))
  }
  /// Columns for a condition.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column? { column }
}

/// Builds rows.
@resultBuilder
public enum TableRowBuilder<Value>: _ViewBlocks {}

/// Rows of a table.
public protocol TableRowContent<TableRowValue>: View {
  /// The type of the rows' values.
  associatedtype TableRowValue
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent, PrimitiveView {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  private let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }

  /// Mounts the view of the value in the first column of the table around it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    (inputs.around.tableCell as? TableCell<Value>)?.mount(view[\.value].attribute, inputs)
  }
}

/// Makes the view of a row in a table's first column.
final class TableCell<Value> {
  let mount: @MainActor (Attribute<Value>, _ViewInputs) -> Void

  init(mount: @escaping @MainActor (Attribute<Value>, _ViewInputs) -> Void) { self.mount = mount }
}

/// The looks of a table.
public protocol TableStyle {}
/// The system default.
public struct AutomaticTableStyle: TableStyle {
  /// The style.
  public init() {}
}
/// With an inset.
public struct InsetTableStyle: TableStyle {
  /// The style.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The system default.
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  /// With an inset.
  public static var inset: Self { Self() }
}

extension View {
  /// Sets the looks of tables.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { inert(style) }
  /// Sets whether tables have headers.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
}
