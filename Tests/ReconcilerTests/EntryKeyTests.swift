import Reconciler
import Testing

/// What `@Entry` without a type annotation expands to.
@MainActor
@Suite(.serialized)
struct `Entries without a type` {
  @Test func `ENV-20: the reader of a default that is new each time follows unrelated writes`() {
    let host = TestHost(EntryScreen())
    #expect(host.bodies { $0.tap("Add") } == ["EntryScreen", "ModelReader"])
  }
}

private final class Model {}

private enum ModelKey: _InferredEnvironmentKey {
  static nonisolated(unsafe) let _makeDefaultValue = { Model() }
}

private enum NumberKey: _InferredEnvironmentKey {
  static nonisolated(unsafe) let _makeDefaultValue = { 1 }
}

private enum OtherKey: _InferredEnvironmentKey {
  static nonisolated(unsafe) let _makeDefaultValue = { 0 }
}

extension EnvironmentValues {
  fileprivate var model: Model { self[ModelKey.self] }
  fileprivate var number: Int { self[NumberKey.self] }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct EntryScreen: View {
  @State private var count = 0
  var body: some View {
    Button("Add") { count += 1 }
    Readers().environment(\.other, count)
  }
}

private struct Readers: View {
  var body: some View {
    ModelReader()
    NumberReader()
  }
}

private struct ModelReader: View {
  @Environment(\.model) private var model
  var body: some View { Text("model") }
}

private struct NumberReader: View {
  @Environment(\.number) private var number
  var body: some View { Text("\(number)") }
}
