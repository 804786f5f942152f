import Reconciler
import Testing

/// Properties of the graph that hold for any program: random programs, changed at random.
@MainActor
@Suite(.serialized)
struct `Graph properties` {
  private static let seeds = 0..<100
  private static let stepsOfEach = 30

  @Test
  func
    `AG-5, AG-7, BODY-3: updating shows what mounting anew does, and no body runs without a cause`()
  {
    var (evaluations, views) = (0, 0)
    for seed in Self.seeds {
      var random = Random(seed: UInt64(seed) &+ 7_000)
      var size = 0
      let root = ProgramNode(depth: 1 + seed % 3, nextID: &size, &random)
      views += size
      let run = ProgramRun(root: root)
      for step in 0..<Self.stepsOfEach {
        run.step(&random)
        let (texts, fresh) = (run.texts, run.freshTexts)
        if texts == fresh, run.faults.isEmpty { continue }
        #expect(texts == fresh, "seed \(seed), step \(step)")
        #expect(run.faults == [], "seed \(seed), step \(step)")
        return
      }
      evaluations += run.evaluationCount
    }
    let steps = Self.seeds.count * Self.stepsOfEach
    print(
      "\(Self.seeds.count) programs of \(views) views, \(steps) steps, \(evaluations) evaluations"
    )
    #expect(evaluations > steps)
  }
}
