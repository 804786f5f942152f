// Looks of lists, sections and rows, in all forms that they are written in.

extension View {
  /// Colors the line between rows.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_InertModifier(value: color)).modifier(_InertModifier(value: edges))
  }
  /// Shows or hides the line between rows on some sides.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set
  ) -> some View {
    listRowSeparator(visibility).modifier(_InertModifier(value: edges))
  }
  /// Colors pictures in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    modifier(_InertModifier(value: tint))
  }
  /// Sets the room between sections of a list inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(_InertModifier(value: spacing))
  }
  /// Sets the room between sections of a list inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_InertModifier(value: spacing))
  }
  /// Shows or hides the line between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_InertModifier(value: visibility)).modifier(_InertModifier(value: edges))
  }
  /// Colors the line between sections.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_InertModifier(value: color)).modifier(_InertModifier(value: edges))
  }
  /// Sets how prominent headers of sections inside are.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    modifier(_InertModifier(value: prominence))
  }
  /// Sets how prominent badges inside are.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(_InertModifier(value: prominence))
  }
  /// Draws every second row of a list inside on another background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    modifier(_InertModifier(value: behavior))
  }
  /// Keeps a person from moving a row, which no step does.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_InertModifier(value: isDisabled))
  }
}

extension VerticalEdge {
  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8
    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The room between sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  /// As usual.
  case `default`
  /// Little.
  case compact
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How prominent a badge is.
public enum BadgeProminence: Hashable, Sendable {
  /// Less.
  case decreased
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Whether every second row is drawn on another background.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Yes.
  case enabled
  /// No.
  case disabled
}

/// Rows with a border around them.
public struct BorderedListStyle: ListStyle {
  /// Rows with a border around them.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border around them.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension List where SelectionValue == Never, Content: View {
  /// A list with a row for a binding to each element, identified by one of its properties (BIND-10).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Data>, ID, Row>, Data.Index: Hashable {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A list whose rows a person can edit, with a row for a binding to each identifiable element.
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

/// What a person can do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each action.
  public let rawValue: Int
  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows, which no step does.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}
