import AttributeGraph

/// The focus state of one view or of several views (PW-3).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  fileprivate var state: State<Value>
  fileprivate let unfocused: Value

  public init() where Value == Bool {
    state = State(wrappedValue: false)
    unfocused = false
  }

  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
    unfocused = nil
  }

  /// The focus state; a body that reads it depends on it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, unfocused: unfocused)
  }

  @propertyWrapper
  public struct Binding {
    let binding: Reconciler.Binding<Value>
    let unfocused: Value

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  /// Registers the underlying state under the name of this property.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
  }
}

/// Follows the focus, which steps move by typing into a field, and moves it when the program writes the focus
/// state (PW-3).
public struct _FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusModifier: PerViewModifier {
  /// Mounts the content inside a focusable element.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let element = FocusElement {
      guard let modifier = modifier.currentValue else { return }
      modifier.binding.wrappedValue = modifier.value
    }
    inputs.subgraph.onEnd { [host = inputs.host] in host.enqueue { element.resign() } }
    body(inputs.entering(element))
    let rule = FocusRule(modifier: modifier, element: element, host: inputs.host)
    inputs.subgraph.addConsumer(Attribute(rule, in: inputs.subgraph), isTransactional: true)
  }

  /// Resets the focus state if it says that this view has the focus.
  private func resign() {
    guard !binding.binding.location.isEnded, binding.wrappedValue == value else { return }
    binding.wrappedValue = binding.unfocused
  }

  /// Follows the focus state.
  private struct FocusRule: StatefulRule {
    let modifier: Attribute<_FocusModifier>
    let element: FocusElement
    unowned let host: ViewHost
    var isFocused = false

    mutating func update(_ context: RuleContext<Void>) {
      let modifier = modifier.value
      element.resign = modifier.resign
      let location = modifier.binding.binding.location
      _ = location.readChange()
      let isFocused = location.updateValue == modifier.value
      if isFocused != self.isFocused {
        self.isFocused = isFocused
        host.enqueueAction { [host, element] in
          // A field that went away in the same update has taken the focus with it.
          guard !isFocused || modifier.binding.wrappedValue == modifier.value else { return }
          host.focus(follows: isFocused, in: element)
        }
      }
      context.output(())
    }
  }
}

extension View {
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition, value: true))
  }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding, value: value))
  }
  /// Makes the view focusable; no step moves the focus to it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { inert(isFocusable) }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inert(disabled)
  }
  public nonisolated func focusSection() -> some View { modifier(EmptyModifier()) }
}

extension FocusState: WrappedProperty { static var valueType: Any.Type { Value.self } }

extension FocusState.Binding: WrappedProperty {
  static var wrapperName: String { "FocusState.Binding" }
  static var valueType: Any.Type { Value.self }
}
