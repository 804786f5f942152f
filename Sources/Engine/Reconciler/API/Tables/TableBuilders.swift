import AttributeGraph

/// Several columns, of which a list shows the first.
public struct _TableColumns<First: TableColumnContent, Others>: TableColumnContent {
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  let first: First
  let others: Others

  /// The view of a row in the first column.
  public func _cell(of value: First.TableRowValue) -> First._Cell { first._cell(of: value) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The view of a row.
  public func _cell(of value: Wrapped.TableRowValue) -> Wrapped._Cell? {
    map { $0._cell(of: value) }
  }
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column {
    column
  }
  public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
    _ first: First,
    _ others: repeat each Other
  ) -> _TableColumns<First, (repeat each Other)> {
    _TableColumns(first: first, others: (repeat each others))
  }
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column? { column }
}

@resultBuilder
public enum TableRowBuilder<Value>: _ViewBlocks {}

public protocol TableRowContent<TableRowValue>: View {
  associatedtype TableRowValue
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
}

public struct TableRow<Value: Identifiable>: TableRowContent, PrimitiveView {
  public typealias TableRowValue = Value
  private let value: Value

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

public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}
public struct InsetTableStyle: TableStyle {
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
}

extension View {
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { inert(style) }
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
}
