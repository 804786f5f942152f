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

/// Inherited inputs that are the same for many views: those of the core, and one for each key of a feature.
struct InheritedInputs {
  var environment: Attribute<EnvironmentValues>
  /// The writer that last replaced the environment.
  var environmentWriter = EnvironmentWriter()
  /// The rows of a lazy container that directly contains the view, if any.
  var lazyRegion: LazyRegion?
  /// The presentations in front of the view.
  var presentationLevel = PresentationLevel()
  /// The modal presentation that contains the view, if any.
  var modal: Modal?
  /// The screen of a stack or tab that the view is on, if any.
  var screen: Screen?
  /// The enclosing preference observers.
  var preferenceObservers: PreferenceObservers?
  /// The styles that apply to controls in the view.
  var styles: StyleScope?
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
  /// The inputs of features that have been set; most views inherit a few.
  private var features: [(key: ObjectIdentifier, box: AnyObject)] = []

  init(environment: Attribute<EnvironmentValues>) { self.environment = environment }
}

/// An input that a feature brings, with the value that it has where nothing sets it.
protocol InheritedInput {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension InheritedInputs {
  /// The input of a feature.
  subscript<Input: InheritedInput>(_: Input.Type) -> Input.Value {
    get {
      let key = ObjectIdentifier(Input.self)
      guard let feature = features.first(where: { $0.key == key }) else {
        return Input.defaultValue
      }
      return unsafeDowncast(feature.box, to: InputBox<Input.Value>.self).value
    }
    set {
      let (key, box) = (ObjectIdentifier(Input.self), InputBox(newValue))
      if let index = features.firstIndex(where: { $0.key == key }) {
        features[index].box = box
      } else {
        features.append((key, box))
      }
    }
  }
}

private final class InputBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
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
