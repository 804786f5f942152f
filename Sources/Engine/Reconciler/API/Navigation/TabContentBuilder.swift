/// Builds the tabs of a view whose selection is of a type, so that their values need not name it.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable>: _ViewBlocks {
  /// Passes a tab on as it is.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> {
    tab
  }
}

// What is drawn beside a tab's item changes nothing that could be counted.
extension Tab {
  /// Shows a number beside the tab's item.
  public func badge(_ count: Int) -> Tab { self }
  /// Shows a text beside the tab's item.
  public func badge(_ label: Text?) -> Tab { self }
  /// Shows a text beside the tab's item.
  public func badge(_ key: LocalizedStringKey?) -> Tab { self }
  /// Shows a text beside the tab's item.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> Tab { self }
}
