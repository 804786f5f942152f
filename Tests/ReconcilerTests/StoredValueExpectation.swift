import Reconciler
import Testing

/// Expects that a view which stores a value is evaluated for each of the others, and not for an equal
/// value that is made again.
@MainActor func expectCompared<Value>(
  _ makeValue: @autoclosure () -> Value,
  _ others: Value...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let evaluations = ([makeValue()] + others).map { next in
    TestHost(Owner(values: [makeValue(), next])).bodies { $0.tap("Next") }.count - 1
  }
  let expected = [0] + others.map { _ in 1 }
  #expect(evaluations == expected, sourceLocation: sourceLocation)
}

private struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("held") }
}

private struct Owner<Value>: View {
  let values: [Value]
  @State private var index = 0

  var body: some View {
    Button("Next") { index = 1 }
    Holder(value: values[index])
  }
}
