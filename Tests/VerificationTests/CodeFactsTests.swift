import Diagnostics
import Guidelines
import ScenarioTrace
import TestSupport
import Testing

@testable import Verification

@Suite struct `Code facts` {
  private static let text = """
    import SwiftUI

    struct Screen: View {
      @State private var count = 0
      var body: some View { Row(count: count) }
    }

    struct Row: View { let count: Int }

    @MainActor let steps: [String: @MainActor () -> Void] = [:]
    """

  @Test func `hold what is needed to write and explain a program`() throws {
    let facts = try CodeFacts(of: code(Self.text))
    #expect(facts.root == .view("Screen()"))
    #expect(facts.views == ["Screen", "Row"])
    #expect(facts.declaresSteps)
    #expect(facts.declarations.map(\.line) == [32, 37])
    #expect(facts.declarations[0].properties.map(\.wrapper) == ["State"])
  }

  @Test func `need no root in code that is not to compile`() throws {
    #expect(throws: RootProblem.noCandidate(views: [])) { try CodeFacts(of: code("")) }
    #expect(try CodeFacts(of: code("", needsRoot: false)).root == .view("EmptyView()"))
    let named = code("", root: .named("Screen"), needsRoot: false)
    #expect(throws: RootProblem.unknown("Screen", views: [])) { try CodeFacts(of: named) }
  }

  @Test func `hold what a program must not contain`() throws {
    let facts = try CodeFacts(
      of: code("struct A: View {}\nimport Glibc", root: .expression("A(dlsym(a, b))"))
    )
    #expect(facts.refusedCode.map(\.text) == ["Glibc"] && facts.refusedCode.map(\.line) == [31])
    #expect(facts.refusedRootCode.map(\.text) == ["dlsym"])
  }

  @Test func `hold the code as it is compiled`() throws {
    let facts = try CodeFacts(of: code("struct A: View {}\n#if os(macOS)\nimport Charts\n#endif"))
    #expect(
      facts.code.fragments[0].code == "struct A: View {}\n             \n             \n      "
    )
    let others = try CodeFacts(of: code("import Charts\nstruct A: View {}\n#if EXTRA\n#endif"))
    let source = SourceText(path: "a.md", text: String(repeating: "\n", count: 40))
    let found = others.code.findings(in: [source])
    #expect(found.map(\.id) == ["unmodeled-import", "assumed-condition"])
    #expect(found.map(\.location.line) == [30, 32])
  }

  @Test func `are remembered by everything they depend on`() {
    let codes = [
      code("a"), code("b"), code("a", line: 31), code("a", root: .named("A")),
      code("a", root: .expression("A")), code("a", needsRoot: false),
      code("a", languageMode: .swift6), code("a", profile: .ios17),
      code("a", module: "Kit"),
    ]
    #expect(Set(codes.map { ResultCache.key(of: $0) }).count == codes.count)
    #expect(ResultCache.key(of: code("a")) == ResultCache.key(of: code("a")))
  }

  private func code(
    _ text: String,
    line: Int = 30,
    languageMode: Scenario.LanguageMode = .swift5,
    profile: Profile = .ios26,
    root: Scenario.Root = .inferred,
    needsRoot: Bool = true,
    module: String? = nil
  ) -> ScenarioCode {
    ScenarioCode(
      fragments: [.init(code: text, path: "a.md", line: line, module: module)],
      settings: RunSettings(languageMode: languageMode, profile: profile),
      root: root,
      needsRoot: needsRoot
    )
  }
}
