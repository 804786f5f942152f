import Testing
import ValueComparison

/// Two values and whether they are the same for an update.
struct ComparisonCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: Bool
  private let comparison: @Sendable () -> Bool

  init<Value>(
    _ description: String,
    _ old: @autoclosure @escaping @Sendable () -> Value,
    _ new: @autoclosure @escaping @Sendable () -> Value,
    mode: ComparisonMode = .equatableUnlessPOD,
    unchanged: Bool
  ) {
    testDescription = description
    expected = unchanged
    comparison = { isEqual(old(), new(), options: ComparisonOptions(mode: mode)) }
  }

  func compare() -> Bool {
    comparison()
  }
}
