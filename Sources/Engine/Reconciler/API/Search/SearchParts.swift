import AttributeGraph
import FoundationShim

/// What a search field shows besides itself, such as suggestions.
struct SearchPart {
  /// Whether it is also shown while no search is under way.
  let isAlwaysShown: Attribute<Bool>
  let content: Attribute<AnyView>
}

/// Gives the search field inside something to show.
public struct _SearchPartModifier<Part> {
  var isAlwaysShown = false
  let part: Part
}

extension _SearchPartModifier: ViewModifier, PrimitiveModifier where Part: View {
  /// Mounts the content, in which the search field shows the part.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let part = SearchPart(
      isAlwaysShown: modifier.field(\.isAlwaysShown),
      content: Attribute(ErasingRule(modifier: modifier), in: inputs.subgraph)
    )
    var inputs = inputs
    inputs.around.searchParts.append(part)
    body(inputs)
  }

  private struct ErasingRule: Rule {
    let modifier: Attribute<_SearchPartModifier>

    var value: AnyView { AnyView(modifier.value.part) }
  }
}

/// Completes the search when a person chooses the view.
public struct _SearchCompletionModifier {
  let completion: Any
}

extension _SearchCompletionModifier: PerViewModifier {
  /// Mounts the content inside an element that can be tapped, if the view is a suggestion.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    guard let complete = inputs.around.searchCompletion else { return body(inputs) }
    let modifier = modifier.attribute
    let control = inputs.makeControl(
      .tap { if let completion = modifier.currentValue?.completion { complete(completion) } }
    )
    body(inputs.entering(control))
  }
}

/// A view for each element of a bound collection; only this reads the binding.
struct SearchTokens<Tokens: RandomAccessCollection, Content> where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let content: (Tokens.Element) -> Content
}

extension SearchTokens: View, PrimitiveView where Content: View {
  static var _rowCount: _RowCount { .unknown }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let rows = Attribute(RowsRule(view: view.attribute), in: inputs.subgraph)
    ForEach._makeView(view: _GraphValue(rows), inputs: inputs)
  }

  private struct RowsRule: StatefulRule {
    let view: Attribute<SearchTokens>

    mutating func update(_ context: RuleContext<ForEach<Tokens, Tokens.Element.ID, Content>>) {
      let view = view.value
      _ = view.tokens.location.readChange()
      let tokens = view.tokens.location.updateValue
      context.output(ForEach(data: tokens, idPath: \.id, content: view.content))
    }
  }
}

public struct SearchScopeActivation: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let onTextEntry = Self(name: "onTextEntry")
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  /// Keeps the title.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

public struct SearchToolbarBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let minimize = Self(name: "minimize")
}

extension View {
  public nonisolated func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    modifier(_SearchPartModifier(part: suggestions()))
  }

  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }

  public nonisolated func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    modifier(_SearchCompletionModifier(completion: token))
  }

  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>,
    @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes)
    return modifier(_SearchPartModifier(part: picker))
  }

  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, scopes: scopes).inert(activation)
  }

  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    inert(behavior)
  }

  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    inert(behavior)
  }
}

private enum SearchPartsInput: InheritedInput { static var defaultValue: [SearchPart] { [] } }

extension InheritedInputs {
  /// What the next search field inside shows besides itself, the last part first.
  var searchParts: [SearchPart] {
    get { self[SearchPartsInput.self] }
    set { self[SearchPartsInput.self] = newValue }
  }
}

private enum SearchCompletionInput: InheritedInput {
  static var defaultValue: ((Any) -> Void)? { nil }
}

extension InheritedInputs {
  /// Completes the search that shows these views as suggestions.
  var searchCompletion: ((Any) -> Void)? {
    get { self[SearchCompletionInput.self] }
    set { self[SearchCompletionInput.self] = newValue }
  }
}
