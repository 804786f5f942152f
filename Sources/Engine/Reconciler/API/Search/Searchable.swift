import AttributeGraph
import FoundationShim

/// Adds a search field to the content.
public struct _SearchModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  /// Adds a token, if the field has tokens of this type.
  var addToken: (Any) -> Void = { _ in }
}

extension _SearchModifier: PrimitiveModifier {
  /// Mounts the content, and an element that takes keystrokes, named by its prompt or "Search".
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let search = Search(modifier, in: inputs)
    let text = EditedText {
      modifier.currentValue.map { .keystrokes($0.text) }
    } onEditingChanged: {
      if $0 { search.begin() }
    }
    let field = inputs.makeField(text, submits: .search)
    inputs.element.append(field)
    field.append(TextElement { modifier.currentValue?.prompt?.string ?? "Search" })
    search.mountParts(inputs)
    var inputs = inputs
    inputs.around.searchParts = []
    let environment = SearchEnvironment(outer: inputs.environment, search: search)
    inputs.environment = Attribute(environment, in: inputs.subgraph)
    body(inputs)
  }
}

/// Whether a person searches in a field.
///
/// Under a stated assumption, a search begins when the field gets the focus, and ends when the program ends it.
final class Search {
  private let modifier: Attribute<_SearchModifier>
  private let hasBegun: Attribute<Bool>
  /// Whether the search is under way.
  let isActive: Attribute<Bool>
  private unowned let host: ViewHost

  fileprivate init(_ modifier: Attribute<_SearchModifier>, in inputs: _ViewInputs) {
    self.modifier = modifier
    host = inputs.host
    hasBegun = Attribute(external: false, in: inputs.subgraph)
    let rule = ActiveRule(modifier: modifier, hasBegun: hasBegun)
    isActive = Attribute(rule, in: inputs.subgraph)
  }

  fileprivate func begin() { set(true) }

  /// Ends the search and empties the field.
  fileprivate func end() {
    guard isActive.currentValue == true else { return }
    set(false)
    modifier.currentValue?.text.wrappedValue = ""
  }

  private func set(_ isActive: Bool) {
    if let binding = modifier.currentValue?.isPresented {
      if binding.wrappedValue != isActive { binding.wrappedValue = isActive }
    } else {
      host.enqueue { [hasBegun] in
        if !hasBegun.node.isEnded { hasBegun.set(isActive) }
      }
    }
  }

  /// Mounts what the field shows besides itself.
  @MainActor
  fileprivate func mountParts(_ inputs: _ViewInputs) {
    let parts = inputs.around.searchParts
    guard !parts.isEmpty else { return }
    var inputs = inputs.leavingLazyContainer()
    inputs.around.searchParts = []
    inputs.around.searchCompletion = { [modifier] completion in
      guard let modifier = modifier.currentValue else { return }
      if let text = completion as? String {
        modifier.text.wrappedValue = text
      } else {
        modifier.addToken(completion)
      }
    }
    for part in parts.reversed() {
      let content = Attribute(PartRule(part: part, isActive: isActive), in: inputs.subgraph)
      Optional<AnyView>._makeView(view: _GraphValue(content), inputs: inputs)
    }
  }

  private struct PartRule: Rule {
    let part: SearchPart
    let isActive: Attribute<Bool>

    var value: AnyView? {
      if !part.isAlwaysShown.value {
        Assumption.search.record()
        guard isActive.value else { return nil }
      }
      return part.content.value
    }
  }

  private struct ActiveRule: StatefulRule {
    let modifier: Attribute<_SearchModifier>
    let hasBegun: Attribute<Bool>

    mutating func update(_ context: RuleContext<Bool>) {
      guard let binding = modifier.value.isPresented else { return context.output(hasBegun.value) }
      Assumption.search.record()
      _ = binding.location.readChange()
      context.output(binding.location.updateValue)
    }
  }
}

/// Tells the content of a search field whether a search is under way.
private struct SearchEnvironment: Rule {
  let outer: Attribute<EnvironmentValues>
  let search: Search

  var value: EnvironmentValues {
    var values = outer.value
    values.isSearching = search.isActive.value
    values.dismissSearch = DismissSearchAction(search: search)
    return values
  }
}

public struct DismissSearchAction {
  fileprivate let search: Search?

  /// Ends the search and empties its field; does nothing outside a search.
  @MainActor @preconcurrency
  public func callAsFunction() { search?.end() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(search: nil) }
}

extension EnvironmentValues {
  public internal(set) var isSearching: Bool {
    get {
      Assumption.search.record()
      return self[IsSearchingKey.self]
    }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
