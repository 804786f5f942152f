import Reconciler
import ScenarioTrace
import Testing

@MainActor
@Suite(.serialized)
struct `The root` {
  @Test func `ROOT-1: at first every body runs once, the root before all others`() {
    let host = TestHost(Page())
    #expect(host.firstBodies == ["Page", "Child", "Child"])
  }

  @Test func `ROOT-1: and once more for each state written on appearance`() {
    let host = TestHost(AppearingPage())
    #expect(host.firstBodies == ["AppearingPage", "Child", "AppearingPage", "Child"])
  }

  @Test func `ROOT-4: a host pass evaluates those who declare what hosts publish, and no others`() {
    let host = TestHost(Mixed())
    for _ in 0..<3 { #expect(host.bodies(during: { $0.hostPass() }) == ["Closing"]) }
  }

  @Test func `ROOT-4, ENV-11: a host pass reaches readers below scopes that set other keys`() {
    let host = TestHost(Mixed().environment(\.colorScheme, .dark))
    #expect(host.bodies(during: { $0.hostPass() }) == ["Closing"])
  }

  @Test func `ROOT-1: identities are numbers in the order of mounting, below their parents`() {
    let host = TestHost(Page())
    let mounted = host.events.compactMap { event -> String? in
      guard case .mounted(let identity, let view, let parent) = event else { return nil }
      return "\(identity) \(view) in \(parent)"
    }
    #expect(mounted == ["1 Page in 0", "2 Child in 1", "3 Child in 1"])
  }

  @Test func `AG-15: an ended identity is reported once, and its number is not given again`() {
    let host = TestHost(Flipping())
    var ended: [Int] = []
    var mounted: [Int] = []
    for _ in 0..<3 {
      for event in host.events(during: { $0.tap("Flip") }) {
        if case .unmounted(let identity) = event { ended.append(identity) }
        if case .mounted(let identity, _, _) = event { mounted.append(identity) }
      }
    }
    #expect(ended == [2, 3, 4])
    #expect(mounted == [3, 4, 5])
  }

  @Test func `ROOT-1: two windows do not disturb each other`() {
    let first = TestHost(Flipping())
    let second = TestHost(Flipping())
    #expect(second.bodies(during: { _ in first.tap("Flip") }) == [])
    #expect(first.bodies(during: { _ in second.tap("Flip") }) == [])
  }

  @Test func `ROOT-1: the same program gives the same events in every window`() {
    func events() -> [TraceEvent] {
      let host = TestHost(Flipping())
      host.tap("Flip")
      host.hostPass()
      host.tap("Flip")
      return host.events
    }
    #expect(events() == events())
  }
}

private struct Child: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Page: View {
  var body: some View {
    Child(name: "A")
    Child(name: "B")
  }
}

private struct AppearingPage: View {
  @State private var name = "A"
  var body: some View { Child(name: name).onAppear { name = "B" } }
}

private struct Mixed: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Child(name: "A")
    Closing()
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Child(name: "B") }
}

private struct Flipping: View {
  @State private var isFirst = true

  var body: some View {
    Button("Flip") { isFirst.toggle() }
    if isFirst { Child(name: "A") } else { Child(name: "B") }
  }
}
