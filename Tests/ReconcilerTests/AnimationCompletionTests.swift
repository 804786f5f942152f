import Reconciler
import Testing

@MainActor
@Suite(.serialized)
struct `Animation completions` {
  @Test func `TX-2: a completion runs after the closure, the logical one before the end`() async {
    let journal = Journal()
    let animation = Animation.linear(duration: 3600).logicallyComplete(after: 0.001)
    withAnimation(animation, completionCriteria: .removed) {
      journal.note("body")
    } completion: {
      journal.note("removed")
    }
    withAnimation(animation) {
    } completion: {
      journal.note("logical")
    }
    #expect(journal.lines == ["body"])
    let host = TestHost(Text("a"))
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
    let journal = Journal()
    withAnimation(.linear(duration: 0).repeatForever()) {
    } completion: {
      journal.note("done")
    }
    withAnimation(.linear(duration: 0.01).delay(0.01)) {
    } completion: {
      journal.note("later")
    }
    let host = TestHost(Text("a"))
    await host.waits { !journal.lines.isEmpty }
    #expect(journal.lines == ["later"])
  }
}
