import FuzzSurfaces
import Testing

/// Much of the worst input is read in a time that grows with its length and no faster.
///
/// Anything quadratic would take minutes. `make fuzz` does the same with a megabyte of each.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct `A text of the worst kind` {
  @Test(arguments: WorstInput.all)
  func `is read without a surprise`(_ input: WorstInput) {
    #expect(input.surface.brokenPromise(for: input.text(byteCount: 1 << 15)) == nil)
  }
}
