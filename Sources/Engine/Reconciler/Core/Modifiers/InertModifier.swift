import FoundationShim
import ValueComparison

/// A modifier that affects drawing or layout only: it mounts its content and nothing else (MOD-1,
/// MOD-15).
@MainActor @preconcurrency
package protocol DrawingModifier: PrimitiveModifier {}

extension DrawingModifier {
  /// Mounts the content.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    inputs.followTransaction(of: modifier.attribute)
    body(inputs)
  }
}

/// A value that only changes what is drawn, spoken or felt; it affects no count.
public struct _InertModifier<Value>: DrawingModifier {
  let value: Value
}

/// Arguments that affect no count, kept so that views that store the value compare them.
struct InertArguments: Equatable, @unchecked Sendable {
  private let values: Any?

  /// No arguments.
  init() { values = nil }
  /// One argument, or several as a tuple.
  init<Values>(_ values: Values) { self.values = values }

  /// Compares the arguments as stored properties (CMP-1).
  static func == (first: InertArguments, second: InertArguments) -> Bool {
    var options = Profile.current.comparisonOptions
    options.mode = .equatableUnlessPOD
    return isEqual(first.values, second.values, options: options)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: DrawingModifier {
  /// A modifier that changes nothing.
  public nonisolated init() {}
}

extension View {
  /// Records that the program relies on an assumption.
  nonisolated func assuming(_ assumption: Assumption) -> Self {
    assumption.record()
    return self
  }

  /// Keeps a value that only changes what is drawn, spoken or felt; several as a tuple.
  ///
  /// The value is a stored property of the result, so views that receive the result compare it.
  nonisolated func inert<Value>(_ value: Value) -> ModifiedContent<Self, _InertModifier<Value>> {
    modifier(_InertModifier(value: value))
  }
}
