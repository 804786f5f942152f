import Reconciler
import Testing

/// Conditional views in a form, and what they keep.
@MainActor
@Suite(.serialized)
struct `Conditional views in forms` {
  @Test(arguments: Profile.Version.allCases)
  func `ID-14: on iOS 17 a conditional view in a form comes back with its state`(
    _ version: Profile.Version
  ) {
    for kind in FormKind.allCases {
      let journal = Journal()
      let host = TestHost(Questions(kind: kind, journal: journal), profile: Profile(version))
      host.tap("tally 0")
      _ = journal.take()
      host.tap("Toggle")
      #expect(journal.take() == ["disappears"], "\(kind)")
      let bodies = host.bodies(during: { $0.tap("Toggle") })
      #expect(journal.take() == ["appears"], "\(kind)")
      let isKept = version == .ios17 && ![.stack, .row, .lazy].contains(kind)
      #expect(host.texts.contains(isKept ? "tally 1" : "tally 0"), "\(kind)")
      #expect(bodies.filter { $0 == "Tally" }.count == 1, "\(kind)")
    }
  }

  @Test func `ID-14: what is not shown does not update`() {
    let journal = Journal()
    let host = TestHost(Questions(kind: .section, journal: journal), profile: Profile(.ios17))
    host.tap("Toggle")
    #expect(host.bodies(during: { $0.environment { $0.colorScheme = .dark } }) == [])
    #expect(host.bodies(during: { $0.tap("Toggle") }) == ["Questions", "Tally"])
  }

  @Test func `ID-13, ID-14: with an animation it is set aside when that is complete`() async {
    let journal = Journal()
    let host = TestHost(Questions(kind: .section, journal: journal), profile: Profile(.ios17))
    host.tap("tally 0")
    _ = journal.take()
    host.tap("Animate")
    #expect(journal.take() == [])
    await host.waits { journal.lines.contains("disappears") }
    host.tap("Toggle")
    #expect(host.texts.contains("tally 1"))
  }

  @Test func `ID-14: what a form keeps ends with the form`() {
    let journal = Journal()
    let host = TestHost(Closing(journal: journal), profile: Profile(.ios17))
    host.tap("tally 0")
    host.tap("Toggle")
    host.tap("Close")
    host.tap("Close")
    #expect(host.texts.contains("tally 0"))
  }
}

private enum FormKind: CaseIterable { case plain, section, branches, custom, stack, row, lazy }

private struct Questions: View {
  let kind: FormKind
  let journal: Journal
  @State private var isOn = true

  var body: some View {
    Button("Toggle") { isOn.toggle() }
    Button("Animate") { withAnimation(.linear(duration: 0.001)) { isOn.toggle() } }
    if kind == .stack {
      VStack { if isOn { Tally(journal: journal) } }
    } else {
      Form {
        switch kind {
        case .section: if isOn { Section { Tally(journal: journal) } }
        case .branches: if isOn { Tally(journal: journal) } else { Text("none") }
        case .custom: Conditional(isOn: isOn) { Tally(journal: journal) }
        case .row: HStack { if isOn { Tally(journal: journal) } }
        case .lazy: LazyVStack { if isOn { Tally(journal: journal) } }
        case .plain, .stack: if isOn { Tally(journal: journal) }
        }
      }
    }
  }
}

/// A custom view whose body is the condition.
private struct Conditional<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content
  var body: some View { if isOn { content } }
}

private struct Tally: View {
  let journal: Journal
  @State private var number = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Button("tally \(number)") { number += 1 }
      .onAppear { journal.note("appears") }
      .onDisappear { journal.note("disappears") }
  }
}

private struct Closing: View {
  let journal: Journal
  @State private var isOpen = true

  var body: some View {
    Button("Close") { isOpen.toggle() }
    if isOpen { Questions(kind: .section, journal: journal) }
  }
}
