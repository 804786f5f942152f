import AttributeGraph

public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Mounts the title and the icon, or the style's body.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let title = view.mounting(\.title)
    let icon: @MainActor (_ViewInputs) -> Void = { inputs in
      // An icon beside a title isn't used as a name.
      var inputs = inputs
      inputs.element = Element()
      Icon._makeView(view: view[\.icon], inputs: inputs)
    }
    guard let styling = inputs.styling(for: LabelStyleConfiguration.self) else {
      icon(inputs)
      return title(inputs)
    }
    styling.mount(
      inputs.filling(LabelStyleConfiguration.Title.self, with: title)
        .filling(LabelStyleConfiguration.Icon.self, with: icon).leavingLazyContainer(),
      Attribute(external: LabelStyleConfiguration(), in: inputs.subgraph)
    )
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label: placeholders, whose updates don't affect the style (STY-1).
public struct LabelStyleConfiguration {
  public let title = Title()
  public let icon = Icon()

  /// A placeholder for the title.
  public struct Title: StylePart {}
  /// A placeholder for the icon.
  public struct Icon: StylePart {}
}

/// Shows the title only; the icon isn't mounted.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// A style that shows the title only.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct TitleAndIconLabelStyle: LabelStyle, _SystemDrawn {
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

public struct DefaultLabelStyle: LabelStyle, _SystemDrawn {
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Shows the icon only; accessibility still uses the title as its name.
public struct IconOnlyLabelStyle: LabelStyle, _SystemDrawn {
  /// A style that shows the icon only.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows the icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  public nonisolated func labelsHidden() -> some View { inert(true) }
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
}
