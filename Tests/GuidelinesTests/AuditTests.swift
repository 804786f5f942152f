import Diagnostics
import ScenarioTrace
import Testing

@testable import Guidelines

@Suite struct `An audit` {
  static let source = SourceText(
    path: "App.swift",
    text: """
      import SwiftUI
      struct Screen: View {
        @State private var count = 0
        var body: some View { Row(title: "a") }
      }
      struct Row: View {
        @State private var isOpen = false
        let title: String
        var body: some View { Text("row") }
      }
      """
  )
  static let views = [
    DeclaredView(
      name: "Screen",
      line: 2,
      properties: [.init(name: "count", wrapper: "State", line: 3)]
    ),
    DeclaredView(
      name: "Row",
      line: 6,
      properties: [
        .init(name: "isOpen", wrapper: "State", line: 7), .init(name: "title", line: 8),
      ]
    ),
  ]
  static let advisor = Advisor([
    SourceText(
      path: "content/guidelines/titles.md",
      text: "---\ntitle: Keep titles\nwhen: [value wasted, warned]\n---\n"
    )
  ])
  static let start: [TraceEvent] = [
    .mounted(identity: 1, view: "Screen", parent: 0),
    .evaluated(identity: 1, causes: ["@self"]),
    .mounted(identity: 2, view: "Row", parent: 1),
    .evaluated(identity: 2, causes: ["@self"]),
  ]

  /// The findings of a run whose first step is `present`.
  private func findings(_ steps: (Step, [TraceEvent])...) -> [AuditFinding] {
    findings(steps, Self.advisor)
  }

  private func findings(_ steps: [(Step, [TraceEvent])], _ advisor: Advisor) -> [AuditFinding] {
    let run = Run(
      steps: ([(.present(hostPasses: 0), Self.start)] + steps).map { step, events in
        MeasuredStep(step: step, counts: Self.counts(events), events: events)
      }
    )
    let program = AuditReader.Program(
      root: "Screen()",
      sources: [Self.source],
      views: Self.views,
      flow: CodeFlow(sources: { _, _, _ in nil }, conditions: { _, _ in nil })
    )
    return AuditReader(run, of: program, advisor: advisor).findings()
  }

  private static func counts(_ events: [TraceEvent]) -> [Column: Int] {
    var counts: [Column: Int] = [:]
    for event in events {
      switch event {
      case .evaluated: counts[Column(view: "Row"), default: 0] += 1
      case .counted(_, .wasted): counts[Column(view: "Row", metric: .wasted), default: 0] += 1
      default: break
      }
    }
    return counts
  }

  private static let waste: [TraceEvent] = [
    .caused(identity: 1, item: "_count", origin: .property(owner: 1, name: "_count")),
    .evaluated(identity: 1, causes: ["_count"]),
    .compared(identity: 2, isEqual: false, fields: ["title"]),
    .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
    .evaluated(identity: 2, causes: ["@self"]),
    .counted(identity: 2, metric: .wasted),
  ]

  @Test
  func `names what changed nothing, where its cause is declared, and what remains without it`() {
    let found = findings((.tap("Add"), Self.waste), (.tap("Add"), Self.waste))
    #expect(
      found == [
        AuditFinding(
          kind: .wasted,
          root: "Screen()",
          path: ["present", "tap \"Add\""],
          bodies: 2,
          wasted: 1,
          view: "Row",
          item: "title",
          sentence: "Row (line 6): Screen's body gave it a different title (line 8)",
          location: SourceLocation(path: "App.swift", line: 8, column: 7),
          advice: [Advice(title: "Keep titles", path: "content/guidelines/titles.md")],
          otherSteps: 1,
          cost: 1
        )
      ]
    )
    #expect(found.first?.without == 1)
  }

  @Test func `says once what evaluations that changed something and others lead to`() {
    let advisor = Advisor([
      SourceText(path: "a.md", text: "---\ntitle: Keep titles\nwhen: [value]\n---\n")
    ])
    let other: [TraceEvent] = [
      .mounted(identity: 3, view: "Row", parent: 1),
      .evaluated(identity: 3, causes: ["@self"]),
    ]
    let change: [TraceEvent] = [
      .compared(identity: 3, isEqual: false, fields: ["title"]),
      .caused(identity: 3, item: "@self", origin: .value(parent: 1, fields: ["title"])),
      .evaluated(identity: 3, causes: ["@self"]),
    ]
    let steps = [(Step.tap("Open"), other), (.tap("Add"), Self.waste + change)]
    #expect(findings(steps, advisor).map(\.kind) == [.wasted])
    let single = [(Step.tap("Open"), other), (.tap("Add"), change)]
    #expect(findings(single, advisor).map(\.kind) == [.advised])
  }

  private static func advisor(_ answers: KeyValuePairs<String, String>) -> Advisor {
    Advisor(
      answers.map { title, condition in
        SourceText(path: title + ".md", text: "---\ntitle: \(title)\nwhen: [\(condition)]\n---\n")
      }
    )
  }

  @Test func `counts what followed from a cause with it, unless it has advice of its own`() {
    let steps = [(Step.tap("Add"), Self.waste)]
    let folded = findings(steps, Self.advisor(["Split": "ran !value"]))
    #expect(folded.map(\.view) == ["Screen"])
    #expect(folded.first?.numbers == [2, 1, 1])
    #expect(folded.first?.kind == .wasted)
    let same = findings(steps, Self.advisor(["Split": "ran"]))
    #expect(same.map(\.view) == ["Screen"])
    let apart = findings(steps, Self.advisor(["Split": "ran !value", "Keep": "value"]))
    #expect(apart.map(\.kind) == [.advised, .wasted])
    let report = AuditReport(apart.reversed(), of: [], unreached: [])
    #expect(report.findings.map(\.view) == ["Screen", "Row"])
    #expect(findings(steps, Self.advisor(["Keep": "value"])).map(\.view) == ["Row"])
  }

  @Test func `is one finding what an object announces to several views`() {
    func announced(_ identity: Int, isWasted: Bool = false) -> [TraceEvent] {
      let origin = CauseOrigin.announcement(object: "Model", properties: ["name"])
      return [
        .caused(identity: identity, item: "_model", origin: origin),
        .evaluated(identity: identity, causes: ["_model"]),
      ] + (isWasted ? [.counted(identity: identity, metric: .wasted)] : [])
    }
    let events = announced(1) + announced(2, isWasted: true)
    let advisor = Self.advisor(["Observe": "announced"])
    let found = findings([(.tap("Add"), events), (.tap("Add"), announced(1))], advisor)
    #expect(found.map(\.kind) == [.wasted])
    #expect(found.first?.wasted == 1 && found.first?.otherSteps == 1)
    #expect(found.first?.view == "")
    #expect(found.first?.sentence.hasSuffix("; the same reached Screen") == true)
    let single = findings([(.tap("Add"), announced(1))], advisor)
    #expect(single.map(\.view) == ["Screen"])
    let unadvised = findings([(.tap("Add"), events)], Self.advisor(["Keep": "value"]))
    #expect(unadvised.map(\.view) == ["Row"])
  }

  @Test func `does not count with a cause what has another one too`() {
    var events = Self.waste
    events.insert(
      .caused(identity: 2, item: "_isOpen", origin: .property(owner: 2, name: "_isOpen")),
      at: 3
    )
    events[5] = .evaluated(identity: 2, causes: ["@self", "_isOpen"])
    let found = findings([(.tap("Add"), events)], Self.advisor(["Split": "ran !value"]))
    #expect(found.map(\.view) == ["Screen", "Row"])
  }

  @Test func `says once that a view was given a new object, and updated for it`() {
    let new: [TraceEvent] = [.noted(identity: 2, Note(.renewed, ["title", "Model"]))]
    let steps = [(Step.tap("Add"), new + Self.waste), (.tap("Add"), new + Self.waste)]
    let found = findings(steps, Self.advisor(["Keep": "renewed"]))
    #expect(found.map(\.kind) == [.modelCreation])
    #expect(found.first?.wasted == 1)
  }

  @Test func `finds lost state where a view was replaced, and not where it was only closed`() {
    let again: [TraceEvent] = [
      .unmounted(identity: 2), .mounted(identity: 3, view: "Row", parent: 1),
      .evaluated(identity: 3, causes: ["@self"]),
    ]
    #expect(findings((.tap("Add"), again)).isEmpty)
    let replaced = findings(
      (.tap("Add"), again + [.noted(identity: 1, Note(.replaced, ["branch", "1"]))])
    )
    #expect(replaced.map(\.kind) == [.lostState])
    #expect(replaced.first?.location == SourceLocation(path: "App.swift", line: 7, column: 22))
    #expect(
      replaced.first?.sentence
        == "Row (line 6): it appeared again, and _isOpen (line 7) started over, because the branch changed"
    )
  }

  @Test func `counts an object that is made once as what was asked for`() {
    let new: [TraceEvent] = [.noted(identity: 2, Note(.renewed, ["title", "Model"]))]
    #expect(findings((.tap("Add"), new)).isEmpty)
    #expect(findings((.tap("Add"), new), (.tap("Add"), new)).map(\.kind) == [.modelCreation])
    let binding: [TraceEvent] = [.noted(identity: 2, Note(.renewed, ["title", "ElementLocation"]))]
    #expect(findings((.tap("Add"), binding), (.tap("Add"), binding)).isEmpty)
  }

  @Test func `lists faults first, then what costs most, and at most ten`() {
    let warning = findings((.tap("Add"), [.warned("Modifying state")] + Self.waste))
    #expect(warning.map(\.kind) == [.wasted, .warning])
    let many = (1...10).map { finding(.wasted, cost: $0) } + [finding(.advised, cost: 99)]
    let report = AuditReport(
      many + [finding(.lostState, cost: 1)],
      of: [],
      unreached: [.init("tap \"A\"", "why"), .init("tap \"A\"", "why")]
    )
    #expect(report.findings.map(\.kind) == [.lostState] + Array(repeating: .wasted, count: 9))
    #expect(report.findings.map(\.cost) == [1, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    #expect(report.others.map(\.cost) == [1, 99] && report.unreached.count == 1)
  }

  private func finding(_ kind: AuditFinding.Kind, cost: Int) -> AuditFinding {
    AuditFinding(
      kind: kind,
      root: "A",
      path: ["present"],
      bodies: 1,
      wasted: 0,
      view: "",
      item: "\(cost)",
      sentence: "",
      location: nil,
      cost: cost
    )
  }

  @Test(arguments: [
    ("wasted>20", "wasted>20"), (" lost-state > 0 ", "lost-state>0"), ("findings>5", "findings>5"),
    ("warning>0", "warning>0"), ("wasted>=2", nil), ("wasted<2", nil), ("bodies>2", nil),
    ("wasted>-1", nil), ("wasted>", nil), (">1", nil), ("", nil),
  ])
  func `has limits of a name and a number`(_ text: String, _ expected: String?) {
    #expect(AuditLimit(parsing: text)?.text == expected)
  }

  @Test func `exceeds a limit by one more`() throws {
    let found = [finding(.lostState, cost: 1), finding(.wasted, cost: 3)]
    let report = AuditReport(found, of: [], unreached: [])
    for (text, isExceeded) in [
      ("findings>1", true), ("findings>2", false), ("lost-state>0", true), ("warning>0", false),
      ("wasted>0", false),
    ] {
      let limit = try #require(AuditLimit(parsing: text))
      #expect(limit.isExceeded(by: report) == isExceeded, "\(text)")
    }
  }
}

extension AuditFinding {
  fileprivate var numbers: [Int] { [bodies, wasted, cost] }
}
