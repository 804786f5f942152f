public struct SearchFieldPlacement: Equatable, Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// While the content is not scrolled.
    case automatic
    case always
  }

  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "navigationBarDrawer \(displayMode)")
  }
}

/// A collection whose elements can be the tokens of a search.
public typealias _SearchTokenList = MutableCollection & RandomAccessCollection
  & RangeReplaceableCollection

extension View {
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt)).inert(placement)
  }
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
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
      .inert(placement)
  }
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
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
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
