import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Views with == of their own` {
  @Test func `CMP-4: a view that is not plain data is asked without being wrapped`() {
    let host = TestHost(Scores())
    #expect(host.firstBodies == ["Scores", "Named", "Plain"])
    // Both views hold another number with the same parity, by which they call themselves equal.
    #expect(host.bodies(during: { $0.tap("Add 2") }) == ["Scores", "Plain"])
    #expect(host.bodies(during: { $0.tap("Add 1") }) == ["Scores", "Named", "Plain"])
  }

  @Test func `ID-12, CMP-4: state of its own evaluates an equal view all the same`() {
    let host = TestHost(Scores())
    #expect(host.log(during: { $0.tap("Like 0") }) == ["Named: _likes changed."])
  }
}

/// Not plain data: it holds a string.
private struct Named: View, Equatable {
  let number: Int
  let name: String
  @State private var likes = 0

  nonisolated static func == (first: Named, second: Named) -> Bool {
    first.number % 2 == second.number % 2
  }

  var body: some View { Button("Like \(likes)") { likes += 1 } }
}

private struct Plain: View, Equatable {
  let number: Int

  nonisolated static func == (first: Plain, second: Plain) -> Bool {
    first.number % 2 == second.number % 2
  }

  var body: some View { Text("\(number)") }
}

private struct Scores: View {
  @State private var number = 0

  var body: some View {
    Button("Add 1") { number += 1 }
    Button("Add 2") { number += 2 }
    Named(number: number, name: "n")
    Plain(number: number)
  }
}
