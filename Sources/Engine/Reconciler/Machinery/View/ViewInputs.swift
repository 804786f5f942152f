import AttributeGraph

/// The inputs with which a view is mounted: its subgraph and element, and what it inherits.
///
/// What differs from row to row is stored directly; the rest is shared, because each row has a copy.
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
  /// The same inputs for a separate subgraph and element.
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

  /// The inputs that the view inherits.
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

/// Inherited inputs that many views have in common, stored once.
final class SharedInputs {
  unowned let host: ViewHost
  fileprivate(set) var values: InheritedInputs

  fileprivate init(_ host: ViewHost, _ values: InheritedInputs) {
    self.host = host
    self.values = values
  }
}

/// Inherited inputs that are the same for many views.
struct InheritedInputs {
  var environment: Attribute<EnvironmentValues>
  /// The writer that last replaced the environment.
  var environmentWriter = EnvironmentWriter()
  /// The rows of a lazy container that directly contains the view, if any.
  var lazyRegion: LazyRegion?
  /// Follows the scrolling of the first lazy container here, if anything does.
  var scrollTracker: ScrollTracker?
  /// What else follows the first lazy container here.
  var scrollFollowers: [ScrollFollower] = []
  /// Whether the rows of the next lazy container are targets of scrolling.
  var isTargetLayout: () -> Bool = { false }
  /// How many scroll views contain the view.
  var scrollDepth = 0
  /// The presentations in front of the view.
  var presentationLevel = PresentationLevel()
  /// How many modifiers of the view itself present alerts in the original API that one outside replaces.
  var oldAlertsOutside = 0
  /// The modal presentation that contains the view, if any.
  var modal: Modal?
  /// Whether a person can close the presentation that contains the view, if any.
  var dismissal: InteractiveDismissal?
  /// The screen of a stack or tab that the view is on, if any.
  var screen: Screen?
  /// The enclosing navigation stack, if any.
  var navigation: NavigationState?
  /// The column of a split view that a choice here shows, if any.
  var splitColumn: SplitColumn?
  /// The enclosing picker, if any.
  var choice: Choice?
  /// The tabs that directly contain the view, if any, and the tag set around the view.
  var tabs: Tabs?
  var tabTag: (() -> AnyHashable?)?
  /// Whether tab views show their views as pages (NAV-7).
  var showsPages = false
  /// The enclosing preference observers.
  var preferenceObservers: PreferenceObservers?
  /// The styles that apply to controls in the view.
  var styles: StyleScope?
  /// The action of the return key in text fields in the view.
  var submission: Submission?
  /// What the next search field inside shows besides itself, the last part first.
  var searchParts: [SearchPart] = []
  /// Completes the search that shows these views as suggestions.
  var searchCompletion: ((Any) -> Void)?
  /// The `TableCell` of the table around, which makes the views of its rows.
  var tableCell: AnyObject?
  /// The actions available on the rows of a `ForEach` here.
  var rowActions = RowActions()
  /// The content behind the placeholders in the bodies of modifiers (MOD-2).
  var placeholders: Placeholder?
  /// The modifiers around the view that change the transaction of its updates.
  var transactionScope: TransactionScope?
  /// The subgraph in which the innermost container was mounted.
  var containerSubgraph: ObjectIdentifier?
  /// Whether each view is a row of a list, or part of one with several (MOD-7).
  var isInList = false
  /// Whether each view is a row of a form, or part of one with several (ID-14).
  var isInForm = false
  /// Whether a container mounts views one by one, so that there can be several siblings (ID-10).
  var isListed = false
  /// The wrappers around each of the views mounted with these inputs, the innermost first.
  var wrapper: ViewWrapper?
}

/// The identity whose modifier last replaced an environment; 0 for the host.
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

  /// The nearest content for a modifier or style of this type.
  static func nearest(to owner: ObjectIdentifier, from innermost: Placeholder?) -> Placeholder? {
    var candidate = innermost
    while let placeholder = candidate, placeholder.owner != owner { candidate = placeholder.outer }
    return candidate
  }
}

extension _ViewInputs {
  /// Appends an element and returns inputs to mount content inside it.
  func entering(_ child: Element) -> _ViewInputs { marking(child).leavingLazyContainer() }

  /// Appends an element that only marks a position; what is mounted inside it still belongs to a lazy
  /// container around it.
  func marking(_ child: Element) -> _ViewInputs {
    element.append(child)
    var inputs = self
    inputs.element = child
    return inputs
  }
}
