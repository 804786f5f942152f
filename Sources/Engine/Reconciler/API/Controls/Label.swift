import AttributeGraph

/// A title with a picture.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  /// A title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Mounts title and picture, or what a style makes of them.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let title = view.mounting(\.title)
    let icon: @MainActor (_ViewInputs) -> Void = { inputs in
      // A picture beside a title names nothing.
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
  /// A title with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture of the app's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The title with a picture that a style is told of, in the style around it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// How titles with pictures look.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
  /// What a style is told of the control.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style is told of a title with a picture: placeholders, whose changes do not concern it
/// (STY-1).
public struct LabelStyleConfiguration {
  /// The title.
  public let title = Title()
  /// The picture.
  public let icon = Icon()

  /// Stands for the title.
  public struct Title: StylePart {}
  /// Stands for the picture.
  public struct Icon: StylePart {}
}

/// A title without its picture, which is not mounted.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// A title without its picture.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A title beside its picture.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemDrawn {
  /// A title beside its picture.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A title without its picture.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A title beside its picture.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// As the system chooses.
public struct DefaultLabelStyle: LabelStyle, _SystemDrawn {
  /// As the system chooses.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the system chooses.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A picture without its title, which accessibility still names it by.
public struct IconOnlyLabelStyle: LabelStyle, _SystemDrawn {
  /// A picture without its title.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A picture without its title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of titles with pictures inside.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier(style: style))
  }
  /// Hides the labels of controls inside.
  public nonisolated func labelsHidden() -> some View { inert(true) }
  /// Shows the labels of controls inside or hides them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
}
