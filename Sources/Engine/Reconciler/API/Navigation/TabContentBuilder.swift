/// Builds the tabs of a tab view with a selection type, so that their values need not name it.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable>: _ViewBlocks {
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> {
    tab
  }
}

// Badges on a tab's item don't affect any count.
extension Tab {
  public func badge(_ count: Int) -> Tab { badged(count) }
  public func badge(_ label: Text?) -> Tab { badged(label) }
  public func badge(_ key: LocalizedStringKey?) -> Tab { badged(key) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> Tab { badged(label) }

  private func badged<Badge>(_ badge: Badge) -> Tab {
    var tab = self
    tab.inert = InertArguments(badge)
    return tab
  }
}
