import AttributeGraph
import Observation
import ValueComparison

/// Sets an environment value for the content (ENV-2).
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var value: Value
}

extension _EnvironmentKeyWritingModifier: PrimitiveModifier {
  /// Mounts the content below a new environment.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    let rule = WriteRule(
      environment: inputs.environment,
      modifier: modifier.attribute,
      writer: WriterTracking(inputs)
    )
    inputs.environment = Attribute(rule, in: inputs.subgraph)
    inputs.around.environmentWriter = rule.writer.writer
    body(inputs)
  }

  private struct WriteRule: Rule {
    let environment: Attribute<EnvironmentValues>
    let modifier: Attribute<_EnvironmentKeyWritingModifier>
    let writer: WriterTracking

    var value: EnvironmentValues {
      var values = environment.value
      let (modifier, isModifierChanged) = modifier.read()
      writer.update(isOwnChange: isModifierChanged)
      writer.host.graph.withoutCurrentAttribute {
        values.write(as: writer.writer) { $0[keyPath: modifier.keyPath] = modifier.value }
      }
      return values
    }
  }
}

extension View {
  /// Sets an environment value for this view and its content.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets the text size for this view and its content.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Passes an observable object to this view and its content, which find it by its type.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?)
    -> some View
  {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues[ObjectIdentity<Object>()],
        value: object
      )
    )
  }

  /// Passes an observable object to this view and its content, which find it by its type.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View
  {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues[ObjectIdentity<Object>()],
        value: object
      )
    )
  }

  /// Transforms an environment value for this view and its content.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Transforms an environment value for the content (ENV-9).
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: PrimitiveModifier {
  /// Mounts the content below a new environment.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    let rule = TransformRule(
      environment: inputs.environment,
      modifier: modifier.attribute,
      writer: WriterTracking(inputs)
    )
    let environment = Attribute(rule, in: inputs.subgraph)
    inputs.environment = environment
    inputs.around.environmentWriter = rule.writer.writer
    body(inputs)
  }

  /// Runs the closure, again when the environment, the closure or something that it observes changes.
  private struct TransformRule: StatefulRule {
    let environment: Attribute<EnvironmentValues>
    let modifier: Attribute<_EnvironmentKeyTransformModifier>
    let writer: WriterTracking
    private var observation = ContentObservation()

    init(
      environment: Attribute<EnvironmentValues>,
      modifier: Attribute<_EnvironmentKeyTransformModifier>,
      writer: WriterTracking
    ) {
      self.environment = environment
      self.modifier = modifier
      self.writer = writer
    }

    mutating func update(_ context: RuleContext<EnvironmentValues>) {
      var values = environment.value
      let (modifier, isModifierChanged) = modifier.read()
      writer.update(isOwnChange: isModifierChanged)
      writer.host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: writer.host) {
          values.write(as: writer.writer) { modifier.transform(&$0[keyPath: modifier.keyPath]) }
        }
      }
      context.output(values)
    }
  }
}

/// Records whether an environment was replaced by its own modifier or by an outer one.
private struct WriterTracking {
  unowned let host: ViewHost
  let writer = EnvironmentWriter()
  private let outer: EnvironmentWriter
  private let identity: Int

  init(_ inputs: _ViewInputs) {
    host = inputs.host
    outer = inputs.around.environmentWriter
    identity = inputs.identity
  }

  func update(isOwnChange: Bool) { writer.identity = isOwnChange ? identity : outer.identity }
}
