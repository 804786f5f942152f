import AttributeGraph
import ScenarioTrace

/// A name for views that belong together; made once for each identity (PW-1).
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace's identity.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  /// A name of its own.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// Connects the property to the identity of its view.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(Box.self, at: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    static nonisolated(unsafe) var last = 0
    var id: ID?

    init(_ site: PropertySite) {}

    mutating func update(_ property: inout Namespace) -> Bool {
      let isFirst = id == nil
      let id = id ?? Self.next()
      self.id = id
      property.id = id
      return isFirst
    }

    static func next() -> ID {
      last += 1
      return ID(number: last)
    }
  }
}

/// A number that grows with the size in which a person wants to read (PW-7).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var scaled: Value?

  /// A number at the usual size.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// A number at the usual size that grows with a style of text, all of which grow alike here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number at the present size.
  public var wrappedValue: Value { scaled ?? base }

  /// Connects the property to the environment.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(Box.self, at: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let environment: Attribute<EnvironmentValues>
    var last: Value?
    /// Because of whom the size is what it is, by identity.
    private var writer = 0

    init(_ site: PropertySite) { environment = site.environment }

    var origin: CauseOrigin? { .environment(writer: writer) }

    mutating func update(_ property: inout ScaledMetric) -> Bool {
      let (size, writer) = environment.value.read(\.dynamicTypeSize)
      self.writer = writer ?? 0
      let steps = size.rawValue - DynamicTypeSize.large.rawValue
      let scaled = property.base * Value(1 + 0.1 * Double(steps))
      property.scaled = scaled
      defer { last = scaled }
      return last != scaled
    }
  }
}

/// Whether a view has the focus, or which one has it (PW-3).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  fileprivate var state: State<Value>
  fileprivate let unfocused: Value

  /// Whether the view has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    unfocused = false
  }

  /// Which of several views has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
    unfocused = nil
  }

  /// The focus; reading it inside a body makes the body depend on it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus, for `focused(_:)`.
  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, unfocused: unfocused)
  }

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let binding: Reconciler.Binding<Value>
    let unfocused: Value

    /// The focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Connects the state inside, under the name of this property.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
  }
}

/// Gives the focus to a text field when it is typed into.
public struct _FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusModifier: PerViewModifier {
  /// Mounts the content inside what takes the focus.
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
    body(inputs.entering(element))
  }
}

extension View {
  /// Ties a flag to whether the view has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition, value: true))
  }

  /// Ties a value to whether the view has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding, value: value))
  }
}
