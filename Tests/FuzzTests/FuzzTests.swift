import FuzzSurfaces
import Testing

/// Mutated input, the same in every run; `make fuzz` goes on for longer, guided by coverage.
@Suite struct `Any input` {
  @Test(arguments: Surface.allCases)
  func `keeps the promises of the surface that it enters`(surface: Surface) {
    var mutator = Mutator(surface: surface, seed: 1)
    for _ in 0..<(surface == .page ? 2_000 : 20_000) {
      let text = mutator.next()
      if let broken = surface.brokenPromise(for: text) {
        Issue.record("\(broken), for \(text.debugDescription)")
      }
    }
  }

  @Test(arguments: Surface.allCases)
  func `is refused or read, never a surprise, when it is of the right form`(surface: Surface) {
    for seed in surface.seeds { #expect(surface.brokenPromise(for: seed) == nil) }
  }
}
