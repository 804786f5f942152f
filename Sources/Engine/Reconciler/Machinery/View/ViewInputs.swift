import AttributeGraph

/// What a view is given when it is mounted: where it lives and what reaches it from above.
///
/// What differs from row to row lies here; the rest is shared, since each row has copies.
public struct _ViewInputs {
  package var subgraph: Subgraph
  /// Where mounted elements are appended.
  package var element: Element
  /// The identity of the innermost user body, 0 at the root; for the trace.
  package var identity = 0
  fileprivate(set) var shared: SharedInputs

  init(
    host: ViewHost,
    subgraph: Subgraph,
    environment: Attribute<EnvironmentValues>,
    element: Element
  ) {
    self.subgraph = subgraph
    self.element = element
    shared = SharedInputs(host, InheritedInputs(environment: environment))
  }
}

extension _ViewInputs {
  /// The same, for what lives in a subgraph and an element of its own.
  func moved(into subgraph: Subgraph, _ element: Element) -> _ViewInputs {
    var inputs = self
    (inputs.subgraph, inputs.element) = (subgraph, element)
    return inputs
  }

  package var host: ViewHost { shared.host }

  /// The environment of the view.
  package var environment: Attribute<EnvironmentValues> {
    get { shared.values.environment }
    set { around.environment = newValue }
  }

  /// What reaches the view from around it.
  var around: InheritedInputs {
    _read { yield shared.values }
    _modify {
      if !isKnownUniquelyReferenced(&shared) {
        shared = SharedInputs(shared.host, shared.values)
      }
      yield &shared.values
    }
  }
}

/// Inherited inputs that many views have alike, kept once.
final class SharedInputs {
  unowned let host: ViewHost
  fileprivate(set) var values: InheritedInputs

  fileprivate init(_ host: ViewHost, _ values: InheritedInputs) {
    self.host = host
    self.values = values
  }
}

/// What reaches many views alike from above.
struct InheritedInputs {
  var environment: Attribute<EnvironmentValues>
  /// Who replaced the environment last.
  var environmentWriter = EnvironmentWriter()
  /// The visible part of the lazy container that the view is directly in, if any.
  var lazyWindow: LazyWindow?
  /// What is presented in front of the view.
  var presentationLevel = PresentationLevel()
  /// The screen of a stack or tab that the view is on, if any.
  var screen: Screen?
  /// The navigation stack around the view, if any.
  var navigation: NavigationState?
  /// The picker around the view, if any.
  var choice: Choice?
  /// The tabs that the view is directly one of, if any, and the tag given around it.
  var tabs: Tabs?
  var tabTag: (() -> AnyHashable?)?
  /// Those around the view who want to know of preferences.
  var preferenceObservers: PreferenceObservers?
  /// The styles set for controls around the view.
  var styles: StyleScope?
  /// What the return key runs in text fields around the view.
  var submission: Submission?
  /// What a person can do with the rows of a `ForEach` here.
  var rowActions = RowActions()
  /// What stands for `content` inside the bodies of modifiers (MOD-2).
  var placeholders: Placeholder?
  /// Whether a container takes views one by one, so that several stand beside each other (ID-10).
  var isListed = false
  /// What goes around each of the views that follow, the innermost first.
  var wrapper: ViewWrapper?
}

/// The body whose modifier replaced an environment last, by its identity; 0 for the host.
final class EnvironmentWriter {
  var identity = 0
}

/// The content that a modifier was applied to, as its `body(content:)` mounts it.
final class Placeholder {
  let owner: ObjectIdentifier
  let make: @MainActor (_ViewInputs) -> Void
  let outer: Placeholder?

  init(
    owner: ObjectIdentifier,
    outer: Placeholder?,
    make: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    self.owner = owner
    self.outer = outer
    self.make = make
  }

  /// The nearest content given to a modifier or style of this type.
  static func nearest(to owner: ObjectIdentifier, from innermost: Placeholder?) -> Placeholder? {
    var candidate = innermost
    while let placeholder = candidate, placeholder.owner != owner { candidate = placeholder.outer }
    return candidate
  }
}

extension _ViewInputs {
  /// Appends an element and mounts what follows inside it.
  func entering(_ child: Element) -> _ViewInputs { marking(child).leavingLazyContainer() }

  /// Appends an element that only marks a place; a lazy container around it still is one for what
  /// follows inside.
  func marking(_ child: Element) -> _ViewInputs {
    element.append(child)
    var inputs = self
    inputs.element = child
    return inputs
  }
}
