import Diagnostics
import ScenarioTrace

@testable import Guidelines

/// A small site with a page of every kind and a run of every outcome.
enum ExampleSite {
  static let steps: [Step] = [.present(hostPasses: 5), .hover("Card"), .tap("Open")]

  static let code = """
    import SwiftUI

    extension EnvironmentValues {
      @Entry var open: () -> Void = {}
    }

    struct CardScreen: View {
      @State private var isHighlighted = false

      var body: some View {
        VStack {
          Text("Card & <more>")
          OpenButton() // reads the key
        }
        .environment(\\.open, openArticle)
        .background { Color.accentColor.opacity(isHighlighted ? 0.3 : 0.1) }
        .onHover { isHighlighted = $0 }
      }

      private func openArticle() { print("opening the article") }
    }

    struct OpenButton: View {
      @Environment(\\.open) private var open

      var body: some View {
        let _ = Self._printChanges()
        Text("Open").onTapGesture { open() }
      }
    }

    """

  static let closures: Page = {
    var page = Fixture()
    page.heading(1, "Keep closures out of the environment")
    page.paragraph("A button deep in the hierarchy calls `open`. See `handlers -> handlers.md`.")
    page.heading(2, "Avoid: a bare closure")
    page.scenario(
      "bare-closure",
      .avoid,
      code: code,
      columns: ["CardScreen", "OpenButton"],
      rows: [(steps[0], [1, 6]), (steps[1], [1, 1]), (steps[2], [0, nil])],
      observed: [(steps[0], [1, 6]), (steps[1], [nil, 1])]
    )
    page.count(6, "bare-closure", steps[0], "OpenButton")
    page.heading(2, "Prefer: an object in the environment")
    page.scenario(
      "object",
      .prefer,
      code: code,
      columns: ["CardScreen", "OpenButton"],
      rows: [(steps[0], [1, 1]), (steps[1], [1, 0]), (steps[2], [0, 0])]
    )
    page.heading(2, "Why")
    page.list(["Reading a key subscribes to it.", "Closures cannot be compared."])
    page.heading(3, "In the compiler")
    page.code("let open: () -> Void = {}\n")
    return page.page(
      "guidelines/closures",
      [
        .title: ["Keep closures out of the environment"],
        .summary: ["A closure in the environment re-evaluates its readers on every pass."],
        .topic: ["Environment"], .tags: ["environment", "closures"],
        .sources: ["an-article"], .rules: ["ENV-3", "CMP-15"],
        .related: ["guidelines/handlers"], .aliases: ["guidelines/old-closures"],
      ],
      kind: .guideline
    )
  }()

  static let handlers: Page = {
    var page = Fixture()
    page.heading(1, "Keep handlers stable")
    page.heading(2, "Acceptable: an inline handler")
    page.scenario(
      "inline",
      .acceptable,
      code: "import SwiftUI\n",
      columns: ["Row"],
      rows: [(steps[0], [1]), (steps[1], [2])]
    )
    page.heading(2, "Avoid: comparing them")
    page.scenario("compare", .avoid, code: "let a = b == c\n", expectation: .compileError)
    return page.page(
      "guidelines/handlers",
      [
        .title: ["Keep handlers stable"], .summary: ["A handler that is made once compares equal."],
        .topic: ["Environment"], .tags: ["closures"],
      ],
      kind: .guideline
    )
  }()

  static let article: Page = {
    var page = Fixture()
    page.heading(1, "An article")
    page.paragraph("What it claims.")
    return page.page(
      "sources/an-article",
      [
        .title: ["An article"], .summary: ["About closures."], .author: ["A. Writer"],
        .url: ["https://example.com/article"],
      ],
      kind: .source
    )
  }()

  static let home: Page = {
    var page = Fixture()
    page.heading(1, "SwiftUI performance, counted")
    page.paragraph("How often does a `body` run, and why?")
    page.heading(2, "Environment")
    page.list(["`Keep closures out -> guidelines/closures.md`"])
    page.heading(2, "How it works")
    page.paragraph("Each program is compiled and run.")
    return page.page(
      "index",
      [
        .title: ["SwiftUI performance, counted"],
        .summary: ["Guidelines in which every number comes from a program that was run."],
      ],
      kind: .home
    )
  }()

  static let site = Site(pages: [closures, handlers, home, article], diagnostics: [])

  static let results: [ScenarioResult] = [
    result(
      closures,
      "bare-closure",
      [
        (steps[0], ["CardScreen": 1, "OpenButton": 6]),
        (steps[1], ["CardScreen": 1, "OpenButton": 1]),
        (steps[2], ["CardScreen": 0, "OpenButton": 0]),
      ],
      console: ["OpenButton: @self, @identity, _open changed."]
        + Array(repeating: "OpenButton: _open changed.", count: 5)
    ),
    result(
      closures,
      "object",
      [
        (steps[0], ["CardScreen": 1, "OpenButton": 1]),
        (steps[1], ["CardScreen": 1, "OpenButton": 0]),
        (steps[2], ["CardScreen": 0, "OpenButton": 0]),
      ]
    ),
    result(
      handlers,
      "inline",
      [(steps[0], ["Row": 1]), (steps[1], ["Row": 3])],
      status: .failed,
      findings: [
        Diagnostic(
          .error,
          Diagnostic.Message(
            id: "count-mismatch",
            what: "'Row' body ran 3 times in step 'hover \"Card\"'; page states 2"
          ),
          at: SourceLocation(path: "content/guidelines/handlers.md", line: 9, column: 1)
        )
      ]
    ),
    result(
      handlers,
      "compare",
      [],
      outcome: .compileError([
        CompilerMessage(
          severity: .error,
          text: "binary operator '==' cannot be applied to two '() -> Void' operands",
          line: 12,
          column: 3
        )
      ])
    ),
  ]
}
