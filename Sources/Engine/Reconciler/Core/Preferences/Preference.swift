import AttributeGraph

/// A value that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value of a view with that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default is `nil`.
  public static var defaultValue: Value { nil }
}

/// Marks where a view sets a value; values set inside it are ignored.
private final class PreferenceElement<Key: PreferenceKey>: Element {
  var value: Key.Value?
}

/// Marks where a view is shown under a condition.
///
/// While it is shown, it takes part in combining the values even if no view in it sets one (MOD-16).
final class BranchElement: Element {}

/// Marks where the combined value of the views inside is transformed on its way to the ancestors.
private final class PreferenceTransformElement<Key: PreferenceKey>: Element {
  var transform: ((inout Key.Value) -> Void)?
}

/// The observers of preference changes, from the innermost outward.
final class PreferenceObservers {
  let key: ObjectIdentifier
  let signal: Attribute<Void>
  let outer: PreferenceObservers?

  init(key: ObjectIdentifier, signal: Attribute<Void>, outer: PreferenceObservers?) {
    self.key = key
    self.signal = signal
    self.outer = outer
  }

  /// Notifies all observers of a key, up to the root.
  static func notify(_ key: ObjectIdentifier, from innermost: PreferenceObservers?) {
    notify(from: innermost) { $0.key == key }
  }

  /// Notifies the observers of all keys that the order of the views that set values has changed.
  static func notifyAll(from innermost: PreferenceObservers?) {
    notify(from: innermost) { _ in true }
  }

  private static func notify(
    from innermost: PreferenceObservers?,
    where isConcerned: (PreferenceObservers) -> Bool
  ) {
    var candidate = innermost
    while let observers = candidate {
      if isConcerned(observers), !observers.signal.node.isEnded { observers.signal.signal() }
      candidate = observers.outer
    }
  }
}

/// The combined value that the content of a modifier sets for a key.
struct JoinedPreference<Key: PreferenceKey> {
  private let element = Element()
  /// Fires when the content's value changes.
  private let signal: Attribute<Void>

  /// Mounts the content.
  @MainActor
  init(_ inputs: _ViewInputs, _ body: @MainActor (_ViewInputs) -> Void) {
    signal = Attribute(external: (), in: inputs.subgraph)
    var contentInputs = inputs.marking(element)
    contentInputs.around.preferenceObservers = PreferenceObservers(
      key: ObjectIdentifier(Key.self),
      signal: signal,
      outer: inputs.around.preferenceObservers
    )
    body(contentInputs)
  }

  /// Reads the value inside a rule, which runs again when the value may have changed.
  func read() -> Key.Value {
    signal.value
    return element.reducedValue(of: Key.self)
  }
}

/// Sets a preference value for the ancestors of the content.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: PerViewModifier {
  /// Mounts the content inside an element that marks where the value is set.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let element = PreferenceElement<Key>()
    body(inputs.marking(element))
    let rule = PreferenceRule(
      modifier: modifier.attribute,
      element: element,
      observers: inputs.around.preferenceObservers
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
    inputs.subgraph.onEnd { [host = inputs.host, observers = inputs.around.preferenceObservers] in
      host.enqueue { PreferenceObservers.notify(ObjectIdentifier(Key.self), from: observers) }
    }
  }

  private struct PreferenceRule: Rule {
    let modifier: Attribute<_PreferenceWritingModifier>
    let element: PreferenceElement<Key>
    let observers: PreferenceObservers?

    var value: Void {
      element.value = modifier.value.value
      PreferenceObservers.notify(ObjectIdentifier(Key.self), from: observers)
    }
  }
}

/// Runs an action when the combined value of a preference changes (MOD-11).
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: PerViewModifier {
  /// Mounts the content inside an element; the values below it are combined.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let joined = JoinedPreference<Key>(inputs, body)
    let rule = ActionRule(modifier: modifier.attribute, joined: joined, host: inputs.host)
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  private struct ActionRule: StatefulRule {
    let modifier: Attribute<_PreferenceActionModifier>
    let joined: JoinedPreference<Key>
    unowned let host: ViewHost
    var delivered: Key.Value?

    mutating func update(_ context: RuleContext<Void>) {
      let value = joined.read()
      let action = modifier.value.action
      context.output(())
      guard value != delivered else { return }
      delivered = value
      host.enqueueAction(as: .preference) { action(value) }
    }
  }
}

extension Element {
  /// The value that this element sets itself; `nil` if the elements inside it provide the value.
  private func givenValue<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    if let given = self as? PreferenceElement<Key> { return given.value }
    guard let transform = (self as? PreferenceTransformElement<Key>)?.transform else { return nil }
    var value = reducedValue(of: key)
    transform(&value)
    return value
  }

  /// The values set below, combined in source order.
  fileprivate func reducedValue<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    var result = Key.defaultValue
    var count = 0
    func add(_ value: Key.Value) {
      if count == 0 { result = value } else { Key.reduce(value: &result) { value } }
      count += 1
    }
    var stack: [PreferenceVisit] = children.reversed().map { .element($0) }
    while let visit = stack.popLast() {
      switch visit {
      case .element(let element):
        if let value = element.givenValue(of: key) {
          add(value)
          continue
        }
        let children = element.children
        if element is BranchElement, !children.isEmpty { stack.append(.endOfBranch(count: count)) }
        stack += children.reversed().map { .element($0) }
      case .endOfBranch(let countBefore):
        if count == countBefore { add(Key.defaultValue) }
      }
    }
    return result
  }
}

/// What is left to do while values are combined.
private enum PreferenceVisit {
  case element(Element)
  /// All of a branch was visited, before which there were this many values.
  case endOfBranch(count: Int)
}

/// Transforms the combined value of the views inside (MOD-12).
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: PerViewModifier {
  /// Mounts the content inside an element that marks where the value is transformed.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let element = PreferenceTransformElement<Key>()
    body(inputs.marking(element))
    let rule = TransformRule(
      modifier: modifier.attribute,
      element: element,
      observers: inputs.around.preferenceObservers
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  private struct TransformRule: Rule {
    let modifier: Attribute<_PreferenceTransformModifier>
    let element: PreferenceTransformElement<Key>
    let observers: PreferenceObservers?

    var value: Void {
      element.transform = modifier.value.transform
      PreferenceObservers.notify(ObjectIdentifier(Key.self), from: observers)
    }
  }
}

extension View {
  /// Sets a preference value for the ancestors of this view.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<Key>(value: value))
  }

  /// Transforms the combined preference value of this view's content.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Runs an action when the combined preference value of this view's content changes.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action))
  }
}
