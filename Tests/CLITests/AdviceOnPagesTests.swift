import Guidelines
import TestSupport
import Testing
import Verification

@testable import CLI

/// Runs every program of the guidelines, and compares what the advice says with what its page says.
@Suite(.runsScenarios) struct `Advice on pages` {
  /// How much of the advice has to be right, in percent.
  private static let (leastFound, leastSilent) = (90, 97)

  @Test func `names the page of what to avoid, and is silent on what to prefer`() throws {
    let program = TestProgram(root: TestProgram.root)
    let context = program.context()
    let folder = SiteFolder(content: "content", paths: [], context: context)
    let pages = try folder.read().pages.filter { $0.kind == .guideline }
    let runner = try context.scenarioRunner(
      context.toolchain(),
      usesCache: true,
      trustsPages: false
    )
    let verifier = Verifier(runner: runner, programs: folder.programs, jobs: 2)
    let advisor = try #require(AdviceSource(in: context)).advisor
    let byPath = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    var (missed, found, noisy, silent): ([String], Int, [String], Int) = ([], 0, [], 0)
    for result in verifier.results(for: pages) where result.configuration == .debug {
      let page = try #require(byPath[result.page])
      let scenario = page.scenarios.first { $0.name == result.scenario }
      let run = result.outcome.run ?? Run(steps: [])
      let named = run.facts.flatMap(advisor.advice(for:)).map(\.path)
      let name = "\(page.slug)#\(result.scenario)"
      if scenario?.verdict == .prefer {
        if named.isEmpty { silent += 1 } else { noisy.append("\(name): \(Set(named).sorted())") }
      }
      let related = page.frontMatter.list(.related)
      let reason = page.frontMatter[.noFacts].map { $0.split(separator: " ").map(String.init) }
      // Where its facts lead to a neighbor, that is what the advice has to name.
      let isShown = reason?.contains(where: related.contains) ?? true
      guard scenario?.verdict == .avoid, !run.facts.isEmpty, isShown else { continue }
      let right = related.map { "content/guidelines/\($0).md" } + [page.path]
      if named.contains(where: right.contains) { found += 1 } else { missed.append(name) }
    }
    let (avoided, preferred) = (found + missed.count, silent + noisy.count)
    #expect(found * 100 >= avoided * Self.leastFound, "\(found) of \(avoided), not \(missed)")
    #expect(silent * 100 >= preferred * Self.leastSilent, "\(silent) of \(preferred): \(noisy)")
  }

  @Test func `follows from each guideline, or the guideline says why not`() throws {
    let program = TestProgram(root: TestProgram.root)
    let folder = SiteFolder(content: "content", paths: [], context: program.context())
    for page in try folder.read().pages where page.kind == .guideline {
      let matter = page.frontMatter
      #expect(matter.list(.when).isEmpty == (matter[.noFacts] != nil), "\(page.path)")
    }
  }
}
