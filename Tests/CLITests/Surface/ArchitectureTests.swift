import TestSupport
import Testing

/// What ARCHITECTURE.md says about files that lead to each other.
@Suite struct `Circles of files` {
  /// How many files may lead to each other; fewer is better, and more needs a reason.
  @Test(
    arguments: [
      ("Content/Guidelines", 6), ("Content/Markdown", 5), ("Content/SwiftSource", 4),
      ("Engine/AttributeGraph", 12),
      ("Engine/Reconciler", 35), ("Engine/ScenarioHost", 4), ("Engine/ValueComparison", 8),
      ("App/CLI", 15),
      ("Site/SiteRenderer", 5), ("Verification", 9),
    ]
  )
  func `are small`(folder: String, limit: Int) throws {
    let circle = try FileArrows(in: TestProgram.root + "/Sources/" + folder).largestCircle
    #expect(circle.count <= limit, "\(circle.sorted())")
  }

  @Test func `of the engine's core contain no file of the surface`() throws {
    let arrows = try FileArrows(in: TestProgram.root + "/Sources/Engine/Reconciler")
    let core = arrows.largestCircle
    #expect(core.contains("Core/Host/ViewHost.swift"))
    #expect(core.filter { $0.hasPrefix("API/") } == [])
  }
}
