import AttributeGraph

/// What a style is told of a control that is nothing but its content.
@MainActor @preconcurrency
protocol ContentConfiguration {
  associatedtype Content: StylePart
}

/// What a style is told of a control that is nothing but its label and its content.
@MainActor @preconcurrency
protocol LabeledConfiguration: ContentConfiguration {
  associatedtype Label: StylePart
}

extension _ViewInputs {
  /// Mounts a control's content, or what a style makes of it.
  @MainActor
  func mountStyled<Configuration: ContentConfiguration>(
    _ configuration: Configuration,
    content: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    guard let styling = styling(for: Configuration.self) else { return content(self) }
    styling.mount(
      filling(Configuration.Content.self, with: content).leavingLazyContainer(),
      Attribute(external: configuration, in: subgraph)
    )
  }

  /// Mounts a control's label and its content, or what a style makes of both.
  @MainActor
  func mountStyled<Configuration: LabeledConfiguration>(
    _ configuration: Configuration,
    label: @escaping @MainActor (_ViewInputs) -> Void,
    content: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    guard styling(for: Configuration.self) != nil else {
      label(self)
      return content(self)
    }
    filling(Configuration.Label.self, with: label).mountStyled(configuration, content: content)
  }
}
