import Reconciler
import Testing

/// How a view goes away.
@MainActor
@Suite(.serialized)
struct `Transitions` {
  private nonisolated static let seen: [AnyTransition] = [
    .opacity, .slide, .scale, .scale(scale: 0.5), .move(edge: .top), .push(from: .leading),
    .offset(x: 10), .identity.combined(with: .opacity), .opacity.animation(nil),
    .asymmetric(insertion: .identity, removal: .slide),
  ]
  private nonisolated static let unseen: [AnyTransition] = [
    .identity, .identity.combined(with: .identity), .identity.animation(nil),
    .asymmetric(insertion: .slide, removal: .identity),
  ]

  @Test(arguments: seen)
  func `ID-9: a view that is seen to go disappears after the next has appeared`(
    _ transition: AnyTransition
  ) {
    #expect(notes(transition) == ["appear 1", "disappear 0"])
  }

  @Test(arguments: unseen)
  func `ID-9: a view that is not seen to go disappears first`(_ transition: AnyTransition) {
    #expect(notes(transition) == ["disappear 0", "appear 1"])
  }

  @Test func `ID-9, ID-10: a transition of a group is that of each view`() {
    let journal = Journal()
    let host = TestHost(Branches(journal: journal))
    _ = journal.take()
    host.tap("Flip")
    #expect(journal.take() == ["disappear 0", "appear 1"])
  }

  private func notes(_ transition: AnyTransition) -> [String] {
    let journal = Journal()
    let host = TestHost(Passing(journal: journal, transition: transition))
    _ = journal.take()
    host.tap("ID 0")
    return journal.take()
  }
}

private struct Passing: View {
  let journal: Journal
  let transition: AnyTransition
  @State private var id = 0

  var body: some View {
    Button("ID \(id)") { id += 1 }
    Lived(journal: journal, number: id).transition(transition).id(id)
  }
}

private struct Branches: View {
  let journal: Journal
  @State private var isFlipped = false

  var body: some View {
    Button("Flip") { isFlipped.toggle() }
    Group {
      if isFlipped {
        Lived(journal: journal, number: 1)
      } else {
        Lived(journal: journal, number: 0)
      }
    }
    .transition(.identity)
  }
}

private struct Lived: View {
  let journal: Journal
  let number: Int

  var body: some View {
    Text("\(number)")
      .onAppear { journal.note("appear \(number)") }
      .onDisappear { journal.note("disappear \(number)") }
  }
}
