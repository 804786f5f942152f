/// The placement of a search field.
public struct SearchFieldPlacement: Equatable, Sendable {
  /// When a search field in a navigation bar drawer is visible.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// While the content is not scrolled.
    case automatic
    /// Always.
    case always
  }

  private let name: String
  /// The system default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the principal position of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  /// Below the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "navigationBarDrawer \(displayMode)")
  }
}

/// A collection whose elements can be the tokens of a search.
public typealias _SearchTokenList = MutableCollection & RandomAccessCollection
  & RangeReplaceableCollection

extension View {
  /// Adds a search field.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt)).inert(placement)
  }
  /// Adds a search field, with a prompt.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt)
    )
  }
  /// Adds a search field, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt)
    )
  }
  /// Adds a search field, and a binding to whether a search is under way.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
      .inert(placement)
  }
  /// Adds a search field, and a binding to whether a search is under way, with a prompt.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt)
    )
  }
  /// Adds a search field, and a binding to whether a search is under way, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt)
    )
  }
  /// Adds a search field with suggestions.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
  /// Adds a search field with suggestions, with a prompt.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt),
      suggestions: suggestions
    )
  }
  /// Adds a search field with suggestions, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<Suggestions: View, S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt),
      suggestions: suggestions
    )
  }
  /// Adds a search field with tokens.
  public nonisolated func searchable<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchField(text: text, tokens: tokens, isPresented: nil, prompt: prompt, token: token)
      .inert(placement)
  }
  /// Adds a search field with tokens, with a prompt.
  public nonisolated func searchable<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
  /// Adds a search field with tokens, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: _SearchTokenList, Token: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
  /// Adds a search field with tokens, and a binding to whether a search is under way.
  public nonisolated func searchable<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchField(text: text, tokens: tokens, isPresented: isPresented, prompt: prompt, token: token)
      .inert(placement)
  }
  /// Adds a search field with tokens, and a binding to whether a search is under way, with a prompt.
  public nonisolated func searchable<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
  /// Adds a search field with tokens, and a binding to whether a search is under way, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: _SearchTokenList, Token: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
  /// Adds a search field with tokens, of which it suggests some.
  public nonisolated func searchable<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    let suggestions = SearchTokens(tokens: suggestedTokens) { suggestion in
      token(suggestion).searchCompletion(suggestion)
    }
    return searchable(
      text: text,
      tokens: tokens,
      placement: placement,
      prompt: prompt,
      token: token
    )
    .searchSuggestions { suggestions }
  }
  /// Adds a search field with tokens, of which it suggests some, with a prompt.
  public nonisolated func searchable<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }
  /// Adds a search field with tokens, of which it suggests some, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: _SearchTokenList, Token: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  /// A search field that shows its tokens and adds those that are chosen.
  private nonisolated func searchField<C: _SearchTokenList, Token: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>?,
    prompt: Text?,
    token: @escaping (C.Element) -> Token
  ) -> some View
  where C.Element: Identifiable {
    let search = _SearchModifier(text: text, isPresented: isPresented, prompt: prompt) { added in
      if let added = added as? C.Element { tokens.wrappedValue.append(added) }
    }
    let list = SearchTokens(tokens: tokens, content: token)
    return modifier(search).modifier(_SearchPartModifier(isAlwaysShown: true, part: list))
  }
}
