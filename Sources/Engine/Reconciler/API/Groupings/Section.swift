public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The row count of the header, the content and the footer together.
  public static var _rowCount: _RowCount {
    Parent._rowCount + Content._rowCount + Footer._rowCount
  }

  /// Mounts the header, the content and the footer.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.drawn(.section).listing()
    Parent.makeListed(view: view[\.header], inputs: inputs.drawn(.header))
    Content.makeListed(view: view[\.content], inputs: inputs)
    Footer.makeListed(view: view[\.footer], inputs: inputs.drawn(.footer))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    header: Parent,
    footer: Footer = EmptyView(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
