extension View {
  /// Puts a view behind a row.
  public nonisolated func listRowBackground<Background: View>(
    _ view: Background?
  ) -> some View {
    background(view)
  }

  /// Sets the room around a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_InertModifier(value: insets))
  }

  /// Shows or hides the line between rows.
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
    modifier(_InertModifier(value: visibility))
  }

  /// Offers actions for a row; they are built at once, as part of the enclosing body.
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content)
  }

  /// Offers actions in the bars; they are built at once, as part of the enclosing body.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    overlay(content: content)
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}

/// A side across.
public enum HorizontalEdge: Hashable, Sendable {
  /// Where text starts.
  case leading
  /// Where text ends.
  case trailing
}

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the main action goes.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where a dialog is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where a dialog is given up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// At the start of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the start of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Where a status is shown.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// An item of a bar.
public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View, PrimitiveView where Content: View {
  /// An item of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs)
  }
}
