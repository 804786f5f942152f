import AttributeGraph

/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  /// A title with an icon.
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
  /// A title with a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with an image from the app's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label from a style's configuration, drawn in the surrounding style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A style that draws labels.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
  /// The properties of the control.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label: placeholders, whose updates don't affect the style (STY-1).
public struct LabelStyleConfiguration {
  /// The title.
  public let title = Title()
  /// The icon.
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
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemDrawn {
  /// Shows the title and the icon.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows the title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The system default.
public struct DefaultLabelStyle: LabelStyle, _SystemDrawn {
  /// The system default.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system default.
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
  /// Sets the style of labels in this view.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  /// Hides the labels of controls in this view.
  public nonisolated func labelsHidden() -> some View { inert(true) }
  /// Shows or hides the labels of controls in this view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
}
