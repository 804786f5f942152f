import FoundationShim

public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator
  associatedtype _Cell: View
  /// The view of a row in the first column.
  func _cell(of value: TableRowValue) -> _Cell
}

public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableColumnSortComparator = Sort
  private let label: Label
  private let content: (RowValue) -> Content
  /// What sorts the rows, and how the column is drawn.
  private var inert: [InertArguments] = []

  private init(label: Label, content: @escaping (RowValue) -> Content) {
    (self.label, self.content) = (label, content)
  }

  private init<Order>(label: Label, order: Order, content: @escaping (RowValue) -> Content) {
    self.init(label: label, content: content)
    inert = [InertArguments(order)]
  }

  private func changed<Arguments>(_ arguments: Arguments) -> Self {
    var column = self
    column.inert.append(InertArguments(arguments))
    return column
  }

  /// The view of a row.
  public func _cell(of value: RowValue) -> Content { content(value) }

  /// Sets the width, which has no effect in a list.
  public func width(_ width: CGFloat? = nil) -> Self { changed(width) }
  /// Sets the width, which has no effect in a list.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    changed((min, ideal, max))
  }
  /// Sets the alignment, which has no effect in a list.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { changed(alignment) }
  /// Names the column for a person's changes, which a list has none of.
  public func customizationID(_ id: String) -> Self { changed(id) }
}

public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let numeric = Self(name: "numeric")
}

extension TableColumn where Label == Text, Sort == Never {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue>, Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), order: value, content: content)
  }
  @_disfavoredOverload
  public init<Value: Comparable, S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), order: value, content: content)
  }
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), order: value, content: content)
  }
  @_disfavoredOverload
  public init<Value: Comparable, S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), order: value, content: content)
  }
}

extension TableColumn where Label == Text, Sort: SortComparator, Sort.Compared == RowValue {
  /// A column of views, sorted by a comparator.
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), order: comparator, content: content)
  }
  /// A column of views, sorted by a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), order: comparator, content: content)
  }
}
