import AttributeGraph

/// The configuration of a control that has only content.
@MainActor @preconcurrency
protocol ContentConfiguration {
  associatedtype Content: StylePart
}

/// The configuration of a control that has only a label and content.
@MainActor @preconcurrency
protocol LabeledConfiguration: ContentConfiguration {
  associatedtype Label: StylePart
}

extension _ViewInputs {
  /// Mounts a control's content, styled if a style applies.
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

  /// Mounts a control's label and content, styled if a style applies.
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
