import AttributeGraph

/// A value that views give to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Joins the value of a view with that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// Where one view gives a value; what lies inside is not asked.
private final class PreferenceElement<Key: PreferenceKey>: Element {
  var value: Key.Value?
}

/// Those who want to know when a preference changes, from the innermost outwards.
final class PreferenceObservers {
  let key: ObjectIdentifier
  let signal: Attribute<Void>
  let outer: PreferenceObservers?

  init(key: ObjectIdentifier, signal: Attribute<Void>, outer: PreferenceObservers?) {
    self.key = key
    self.signal = signal
    self.outer = outer
  }

  /// Tells all observers of a key, out to the root.
  static func notify(_ key: ObjectIdentifier, from innermost: PreferenceObservers?) {
    var candidate = innermost
    while let observers = candidate {
      if observers.key == key, !observers.signal.node.isEnded { observers.signal.signal() }
      candidate = observers.outer
    }
  }
}

/// Gives a value to the views around.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: PrimitiveModifier {
  /// Mounts the content inside the place where the value is given.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let element = PreferenceElement<Key>()
    var contentInputs = inputs.entering(element)
    contentInputs.lazyWindow = inputs.lazyWindow
    body(contentInputs)
    let rule = PreferenceRule(
      modifier: modifier.attribute,
      element: element,
      observers: inputs.preferenceObservers
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
    inputs.subgraph.onEnd { [host = inputs.host, observers = inputs.preferenceObservers] in
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

/// Runs an action when the joined value of a preference changes (MOD-11).
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: PrimitiveModifier {
  /// Mounts the content inside an element, below which the values are joined.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let element = Element()
    let signal = Attribute(external: (), in: inputs.subgraph)
    var contentInputs = inputs.entering(element)
    contentInputs.lazyWindow = inputs.lazyWindow
    contentInputs.preferenceObservers = PreferenceObservers(
      key: ObjectIdentifier(Key.self),
      signal: signal,
      outer: inputs.preferenceObservers
    )
    body(contentInputs)
    let rule = ActionRule(
      modifier: modifier.attribute,
      signal: signal,
      element: element,
      host: inputs.host
    )
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  private struct ActionRule: StatefulRule {
    let modifier: Attribute<_PreferenceActionModifier>
    let signal: Attribute<Void>
    let element: Element
    unowned let host: ViewHost
    var delivered: Key.Value?

    mutating func update(_ context: RuleContext<Void>) {
      _ = signal.read()
      let action = modifier.value.action
      let value = element.reducedValue(of: Key.self)
      context.output(())
      guard value != delivered else { return }
      delivered = value
      host.enqueueAction { action(value) }
    }
  }
}

extension Element {
  /// The values given below, joined in source order.
  fileprivate func reducedValue<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    var result = Key.defaultValue
    var isFirst = true
    var stack: [Element] = children.reversed()
    while let element = stack.popLast() {
      if let value = (element as? PreferenceElement<Key>)?.value {
        if isFirst { result = value } else { Key.reduce(value: &result) { value } }
        isFirst = false
      } else {
        stack += element.children.reversed()
      }
    }
    return result
  }
}

extension View {
  /// Gives a value to the views around this one.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<Key>(value: value))
  }

  /// Runs an action when what the views inside give, joined, changes.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action))
  }
}

/// A view beside the content that is built from the joined value of a preference (MOD-12).
public struct _PreferenceReadingModifier<Key: PreferenceKey, Secondary> {
  let secondary: (Key.Value) -> Secondary
}

extension _PreferenceReadingModifier: ViewModifier where Secondary: View {
  /// Never asked for.
  public func body(content: Content) -> Never {
    preconditionFailure("the body of a primitive modifier was asked for")
  }

  /// Mounts the content, and a rule that builds the other view.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let element = Element()
    let signal = Attribute(external: (), in: inputs.subgraph)
    var contentInputs = inputs.entering(element)
    contentInputs.lazyWindow = inputs.lazyWindow
    contentInputs.preferenceObservers = PreferenceObservers(
      key: ObjectIdentifier(Key.self),
      signal: signal,
      outer: inputs.preferenceObservers
    )
    body(contentInputs)
    let rule = SecondaryRule(
      modifier: modifier.attribute,
      signal: signal,
      element: element,
      host: inputs.host
    )
    let secondary = Attribute(rule, in: inputs.subgraph)
    rule.observation.attribute = secondary
    inputs.subgraph.addConsumer(secondary)
    Secondary._makeView(view: _GraphValue(secondary), inputs: inputs.leavingLazyContainer())
  }

  private struct SecondaryRule: Rule {
    let modifier: Attribute<_PreferenceReadingModifier>
    let signal: Attribute<Void>
    let element: Element
    unowned let host: ViewHost
    let observation = BodyObservation<Secondary>()

    var value: Secondary {
      signal.value
      let secondary = modifier.value.secondary
      let value = element.reducedValue(of: Key.self)
      return host.graph.withoutCurrentAttribute {
        observation.track(host: host) { secondary(value) }
      }
    }
  }
}

extension View {
  /// Puts a view in front of this one, built from what the views inside give.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(_PreferenceReadingModifier<Key, Overlay>(secondary: transform))
  }

  /// Puts a view behind this one, built from what the views inside give.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(_PreferenceReadingModifier<Key, Background>(secondary: transform))
  }
}
