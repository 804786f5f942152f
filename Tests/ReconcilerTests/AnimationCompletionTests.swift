import Observation
import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Animation completions` {
  @Test func `TX-2: a completion runs after the closure, the logical one before the end`() async {
    let (journal, model) = (Journal(), Moved())
    let host = TestHost(Mover(model: model))
    let animation = Animation.linear(duration: 3600).logicallyComplete(after: 0.001)
    withAnimation(animation, completionCriteria: .removed) {
      model.place = 1
      journal.note("body")
    } completion: {
      journal.note("removed")
    }
    host.run {}
    withAnimation(animation) {
      model.place = 2
    } completion: {
      journal.note("logical")
    }
    #expect(journal.lines == ["body"])
    await host.waits { journal.lines.count > 1 }
    #expect(journal.lines == ["body", "logical"])
  }

  @Test func `TX-2: without an animation, a completion runs right after the closure`() {
    let journal = Journal()
    withAnimation(nil) {
      journal.note("body")
    } completion: {
      journal.note("done")
    }
    #expect(journal.lines == ["body", "done"])
  }

  @Test func `TX-2: an animation that repeats forever has no end`() async throws {
    let (journal, model) = (Journal(), Moved())
    let host = TestHost(Mover(model: model))
    withAnimation(.linear(duration: 0).repeatForever()) {
      model.place = 1
    } completion: {
      journal.note("done")
    }
    host.run {}
    withAnimation(.linear(duration: 0.01).delay(0.01)) {
      model.place = 2
    } completion: {
      journal.note("later")
    }
    await host.waits { !journal.lines.isEmpty }
    #expect(journal.lines == ["later"])
  }
}

@Observable private final class Moved {
  var place = 0
}

private struct Mover: View {
  let model: Moved
  var body: some View { Text("place \(model.place)") }
}
