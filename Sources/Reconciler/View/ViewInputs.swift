import AttributeGraph

/// What a view is given when it is mounted: where it lives and what reaches it from above.
///
/// What differs from row to row lies here; the rest is shared, since each row has copies.
public struct _ViewInputs {
  package unowned let host: ViewHost
  package var subgraph: Subgraph
  package var environment: Attribute<EnvironmentValues>
  /// Where mounted elements are appended.
  package var element: Element
  /// The identity of the innermost user body, 0 at the root; for the trace.
  package var identity = 0
  private var shared = Surroundings()

  init(
    host: ViewHost,
    subgraph: Subgraph,
    environment: Attribute<EnvironmentValues>,
    element: Element
  ) {
    self.host = host
    self.subgraph = subgraph
    self.environment = environment
    self.element = element
  }
}

extension _ViewInputs {
  /// Who replaced the environment last.
  var environmentWriter: EnvironmentWriter {
    get { shared.environmentWriter }
    set { ownShared().environmentWriter = newValue }
  }
  /// The visible part of the lazy container that the view is directly in, if any.
  var lazyWindow: LazyWindow? {
    get { shared.lazyWindow }
    set { ownShared().lazyWindow = newValue }
  }
  /// The navigation stack around the view, if any.
  var navigation: NavigationState? {
    get { shared.navigation }
    set { ownShared().navigation = newValue }
  }
  /// The picker around the view, if any.
  var choice: Choice? {
    get { shared.choice }
    set { ownShared().choice = newValue }
  }
  /// The tabs that the view is directly one of, if any, and the tag given around it.
  var tabs: Tabs? {
    get { shared.tabs }
    set { ownShared().tabs = newValue }
  }
  var tabTag: (() -> AnyHashable)? {
    get { shared.tabTag }
    set { ownShared().tabTag = newValue }
  }
  /// Those around the view who want to know of preferences.
  var preferenceObservers: PreferenceObservers? {
    get { shared.preferenceObservers }
    set { ownShared().preferenceObservers = newValue }
  }
  /// The styles set for controls around the view.
  var styles: StyleScope? {
    get { shared.styles }
    set { ownShared().styles = newValue }
  }
  /// What the return key runs in text fields around the view.
  var submission: Submission? {
    get { shared.submission }
    set { ownShared().submission = newValue }
  }
  /// What a person can do with the rows of a `ForEach` here.
  var rowActions: RowActions {
    get { shared.rowActions }
    set { ownShared().rowActions = newValue }
  }
  /// What stands for `content` inside the bodies of modifiers (MOD-2).
  var placeholders: Placeholder? {
    get { shared.placeholders }
    set { ownShared().placeholders = newValue }
  }

  /// What is around this view alone, to be changed.
  private mutating func ownShared() -> Surroundings {
    if !isKnownUniquelyReferenced(&shared) { shared = Surroundings(copying: shared) }
    return shared
  }
}

/// What reaches many views alike from above; shared by all that have the same around them.
private final class Surroundings {
  var environmentWriter = EnvironmentWriter()
  var lazyWindow: LazyWindow?
  var navigation: NavigationState?
  var choice: Choice?
  var tabs: Tabs?
  var tabTag: (() -> AnyHashable)?
  var preferenceObservers: PreferenceObservers?
  var styles: StyleScope?
  var submission: Submission?
  var rowActions = RowActions()
  var placeholders: Placeholder?

  init() {}

  init(copying other: Surroundings) {
    environmentWriter = other.environmentWriter
    lazyWindow = other.lazyWindow
    navigation = other.navigation
    choice = other.choice
    tabs = other.tabs
    tabTag = other.tabTag
    preferenceObservers = other.preferenceObservers
    styles = other.styles
    submission = other.submission
    rowActions = other.rowActions
    placeholders = other.placeholders
  }
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
  func marking(_ place: Element) -> _ViewInputs {
    element.append(place)
    var inputs = self
    inputs.element = place
    return inputs
  }
}
