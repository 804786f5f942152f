import ScenarioTrace
import Testing

@testable import Guidelines

@Suite struct `An explanation` {
  static let views = [
    DeclaredView(
      name: "Screen",
      line: 3,
      properties: [.init(name: "flag", wrapper: "State", line: 4)]
    ),
    DeclaredView(
      name: "Row",
      line: 9,
      properties: [
        .init(name: "title", line: 10),
        .init(name: "open", wrapper: "Environment", line: 11),
        .init(name: "model", wrapper: "ObservedObject", line: 12),
      ]
    ),
  ]

  static let mounts: [TraceEvent] = [
    .mounted(identity: 1, view: "Screen", parent: 0),
    .mounted(identity: 2, view: "Row<Int>", parent: 1),
    .mounted(identity: 3, view: "Row<Int>", parent: 1),
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [TraceEvent]
    let expected: [String]
  }

  static let write: [TraceEvent] = [
    .caused(identity: 1, item: "_flag", origin: .property(owner: 1, name: "_flag")),
    .evaluated(identity: 1, causes: ["_flag"]),
  ]

  static let written = [
    "  Screen (line 3) ran: _flag (line 4) was written",
    "    tap \"A\" → Screen._flag → Screen.body",
  ]

  static let cases = [
    Case(testDescription: "nothing", events: [], expected: ["  no body ran"]),
    Case(testDescription: "a write", events: write, expected: written),
    Case(
      testDescription: "equal values, the same way one after the other",
      events: write + [
        .compared(identity: 2, isEqual: true, fields: []),
        .compared(identity: 3, isEqual: true, fields: []),
      ],
      expected: written + ["  Row (line 9) skipped: 3 fields equal (2 times)"]
    ),
    Case(
      testDescription: "a second run that was wasted",
      events: [
        .evaluated(identity: 2, causes: ["_title"]), .evaluated(identity: 2, causes: ["_open"]),
        .counted(identity: 2, metric: .wasted),
      ],
      expected: [
        "  Row (line 9) ran: _title changed",
        "    tap \"A\" → Row._title → Row.body",
        "  Row (line 9) ran and made an equal value, wasted: _open (line 11) changed",
        "    tap \"A\" → Row._open → Row.body",
      ]
    ),
    Case(
      testDescription: "another value",
      events: write + [
        .compared(identity: 2, isEqual: false, fields: ["title"]),
        .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
        .evaluated(identity: 2, causes: ["@self"]),
      ],
      expected: written + [
        "  Row (line 9) ran: Screen's body gave it a different title (line 10)",
        "    tap \"A\" → Screen._flag → Screen.body → Row.title → Row.body",
      ]
    ),
    Case(
      testDescription: "the environment, beside an equal value",
      events: write + [
        .compared(identity: 2, isEqual: true, fields: []),
        .caused(identity: 2, item: "_open", origin: .environment(writer: 1)),
        .evaluated(identity: 2, causes: ["_open"]),
      ],
      expected: written + [
        "  Row (line 9) value equal, not the reason",
        "  Row (line 9) ran: _open (line 11) changed, because Screen's body replaced the environment",
        "    tap \"A\" → Screen._flag → Screen.body → environment → Row._open → Row.body",
      ]
    ),
    Case(
      testDescription: "the host's environment",
      events: [
        .caused(identity: 2, item: "_open", origin: .environment(writer: 0)),
        .evaluated(identity: 2, causes: ["_open"]),
      ],
      expected: [
        "  Row (line 9) ran: _open (line 11) changed, because the host replaced the environment",
        "    tap \"A\" → environment → Row._open → Row.body",
      ]
    ),
    Case(
      testDescription: "objects, whole and by property",
      events: [
        .caused(identity: 2, item: "_model", origin: .announcement(object: "M", properties: [])),
        .evaluated(identity: 2, causes: ["_model"]),
        .caused(
          identity: 3,
          item: "_model",
          origin: .announcement(object: "M", properties: ["a", "b"])
        ),
        .evaluated(identity: 3, causes: ["_model"]),
        .evaluated(identity: 2, causes: ["_model"]),
        .evaluated(identity: 3, causes: ["\\M.n"]),
      ],
      expected: [
        "  Row (line 9) ran: the object in _model (line 12) announced a change",
        "    tap \"A\" → Row._model → Row.body",
        "  Row (line 9) ran: the object in _model (line 12) announced a change of M.a, M.b",
        "    tap \"A\" → M.a, M.b → Row._model → Row.body",
        "  Row (line 9) ran: _model (line 12) is a different object",
        "    tap \"A\" → Row._model → Row.body",
        "  Row (line 9) ran: it reads M.n, which was written",
        "    tap \"A\" → M.n → Row.body",
      ]
    ),
    Case(
      testDescription: "settings, by their own key and by another",
      events: [
        .caused(identity: 2, item: "_on", origin: setting(written: "on", watched: "on")),
        .evaluated(identity: 2, causes: ["_on"]),
        .caused(identity: 3, item: "_on", origin: setting(written: "b", watched: "a.on")),
        .evaluated(identity: 3, causes: ["_on"]),
      ],
      expected: [
        "  Row (line 9) ran: _on leads to @AppStorage(\"on\"), which was written",
        "    tap \"A\" → @AppStorage(\"on\") → Row._on → Row.body",
        "  Row (line 9) ran: _on listens to every key, and @AppStorage(\"b\") was written",
        "    tap \"A\" → @AppStorage(\"b\") → Row._on → Row.body",
      ]
    ),
    Case(
      testDescription: "closures in a body, before the body runs and after",
      events: [
        .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
        .evaluated(identity: 2, causes: ["@self"]),
        .triggered(identity: 1, items: ["\\M.n"]),
        .caused(identity: 3, item: "@self", origin: .value(parent: 1, fields: ["title"])),
        .evaluated(identity: 3, causes: ["@self"]),
      ] + write + [
        .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
        .evaluated(identity: 2, causes: ["@self"]),
      ],
      expected: [
        "  Row (line 9) ran: a closure in Screen's body gave it a different title (line 10)",
        "    tap \"A\" → Screen's closure → Row.title → Row.body",
        "  Row (line 9) ran: a closure in Screen's body, which reads M.n, ran and gave it a different"
          + " title (line 10)",
        "    tap \"A\" → M.n → Screen's closure → Row.title → Row.body",
      ] + written + [
        "  Row (line 9) ran: Screen's body gave it a different title (line 10)",
        "    tap \"A\" → Screen._flag → Screen.body → Row.title → Row.body",
      ]
    ),
    Case(
      testDescription: "two causes that read alike, said once",
      events: write + [
        .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
        .caused(identity: 2, item: "title", origin: .value(parent: 1, fields: ["title"])),
        .evaluated(identity: 2, causes: ["@self", "title"]),
      ],
      expected: written + [
        "  Row (line 9) ran: Screen's body gave it a different title (line 10)",
        "    tap \"A\" → Screen._flag → Screen.body → Row.title → Row.body",
      ]
    ),
    Case(
      testDescription: "two causes of one body",
      events: write + [
        .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: [])),
        .caused(identity: 2, item: "_on", origin: .property(owner: 1, name: "_flag")),
        .evaluated(identity: 2, causes: ["@self", "_on"]),
      ],
      expected: written + [
        "  Row (line 9) ran: Screen's body gave it a different value, and _on leads to"
          + " Screen._flag (line 4), which was written",
        "    tap \"A\" → Screen._flag → Screen.body → Row → Row.body",
        "    tap \"A\" → Screen._flag → Row._on → Row.body",
      ]
    ),
    Case(
      testDescription: "the same sentence twice, with two ways that lead to it",
      events: write + [
        .mounted(identity: 5, view: "Screen", parent: 0),
        .evaluated(identity: 5, causes: ["@self"]),
        .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
        .evaluated(identity: 2, causes: ["@self"]),
        .caused(identity: 3, item: "@self", origin: .value(parent: 5, fields: ["title"])),
        .evaluated(identity: 3, causes: ["@self"]),
      ],
      expected: written + [
        "  Screen (line 3) ran: it appeared for the first time",
        "    tap \"A\" → Screen.body",
        "  Row (line 9) ran: Screen's body gave it a different title (line 10)",
        "    tap \"A\" → Screen._flag → Screen.body → Row.title → Row.body",
        "  Row (line 9) ran: Screen's body gave it a different title (line 10)",
        "    tap \"A\" → Screen.body → Row.title → Row.body",
      ]
    ),
    Case(
      testDescription: "a view that comes, and one that is not the author's",
      events: write + [
        .mounted(identity: 4, view: "Other", parent: 1), .evaluated(identity: 4, causes: ["@self"]),
      ],
      expected: written + [
        "  Other ran: it appeared for the first time",
        "    tap \"A\" → Screen._flag → Screen.body → Other.body",
      ]
    ),
    Case(
      testDescription: "an evaluation that made an equal value, and one that did not",
      events: write + [
        .evaluated(identity: 2, causes: ["_title"]), .counted(identity: 2, metric: .wasted),
        .evaluated(identity: 3, causes: ["_title"]),
      ],
      expected: written + [
        "  Row (line 9) ran and made an equal value, wasted: _title changed",
        "    tap \"A\" → Row._title → Row.body", "  Row (line 9) ran: _title changed",
        "    tap \"A\" → Row._title → Row.body",
      ]
    ),
    Case(
      testDescription: "a row that shows other words than those that did not run",
      events: [screen("Bread", "Milk"), .evaluated(identity: 3, causes: ["_title"])],
      expected: [
        "  Row \"Milk\" (line 9) ran: _title changed", "    tap \"A\" → Row._title → Row.body",
        "  new on screen: \"Bread\", \"Milk\"",
      ]
    ),
    Case(
      testDescription: "a row that shows the same words as another",
      events: [screen("Milk", "Milk"), .evaluated(identity: 3, causes: ["_title"])],
      expected: [
        "  Row (line 9) ran: _title changed", "    tap \"A\" → Row._title → Row.body",
        "  new on screen: \"Milk\", \"Milk\"",
      ]
    ),
    Case(
      testDescription: "all rows",
      events: [
        screen("Bread", "Milk"), .evaluated(identity: 2, causes: ["_title"]),
        .evaluated(identity: 3, causes: ["_title"]),
      ],
      expected: [
        "  Row (line 9) ran: _title changed (2 times)", "    tap \"A\" → Row._title → Row.body",
        "  new on screen: \"Bread\", \"Milk\"",
      ]
    ),
    Case(
      testDescription: "ticks, with others between them",
      events: (0..<10).flatMap { _ in
        write + [.compared(identity: 2, isEqual: true, fields: [])]
      },
      expected: [
        "  Screen (line 3) ran: _flag (line 4) was written (10 times)", written[1],
        "  Row (line 9) skipped: 3 fields equal (10 times)",
      ]
    ),
    Case(
      testDescription: "content closures, without the body and after it",
      events: [
        .noted(identity: 1, Note(.content, ["a row"])),
        .noted(identity: 1, Note(.content, ["a row"])),
        .triggered(identity: 1, items: ["\\M.n"]),
        .noted(identity: 1, Note(.content, ["GeometryReader"])),
      ] + write + [.noted(identity: 1, Note(.content, ["GeometryReader"]))],
      expected: [
        "  Screen (line 3) content of a row ran apart from its body (2 times)",
        "  Screen (line 3) content of GeometryReader ran apart from its body: it reads M.n, which was"
          + " written",
        "    tap \"A\" → M.n → Screen's closure",
      ] + written
    ),
    Case(
      testDescription: "content closures of several rows",
      events: [2, 3, 2, 3].map { .noted(identity: $0, Note(.content, ["TimelineView"])) },
      expected: ["  Row (line 9) content of TimelineView ran apart from its body (4 times)"]
    ),
    Case(
      testDescription: "another view in its place",
      events: [
        .unmounted(identity: 1), .noted(identity: 0, Note(.replaced, ["id", "1"])),
        .mounted(identity: 4, view: "Screen", parent: 0),
        .evaluated(identity: 4, causes: ["@self"]),
      ],
      expected: [
        "  Screen (line 3) ran: it appeared again, and _flag (line 4) started over, because the id changed",
        "    tap \"A\" → Screen.body",
      ]
    ),
    Case(
      testDescription: "one of several that are gone, which may be another",
      events: [
        .unmounted(identity: 2),
        .mounted(identity: 4, view: "Row<Int>", parent: 1),
        .evaluated(identity: 4, causes: ["@self"]),
      ],
      expected: ["  Row (line 9) ran: it appeared", "    tap \"A\" → Row.body"]
    ),
    Case(
      testDescription: "another object",
      events: [.noted(identity: 2, Note(.renewed, ["_model", "M"]))],
      expected: [
        "  Row (line 9) holds a new M in _model (line 12), and nothing keeps the one before"
      ]
    ),
    Case(
      testDescription: "requests",
      events: [
        .noted(identity: 0, Note(.requested, ["https://a.b/c", "offline"])),
        .noted(identity: 0, Note(.requested, ["https://a.b/c", "missing"])),
        .noted(identity: 0, Note(.requested, ["", "answered"])),
      ],
      expected: [
        "  request of https://a.b/c: it fails, because no folder of responses is given",
        "  request of https://a.b/c: it fails, because the folder of responses has no file for it",
        "  request of no address: it is answered from the folder of responses",
      ]
    ),
    Case(
      testDescription: "a warning",
      events: [.warned("ids are not unique")],
      expected: ["  warning: ids are not unique"]
    ),
  ]

  /// The two rows, each with its words.
  static func screen(_ first: String, _ second: String) -> TraceEvent {
    let rows = [(2, first), (3, second)].map { identity, words in
      let text = ScreenNode(.text, label: words)
      return ScreenNode(.view, identity: identity, children: [ScreenNode(.image), text])
    }
    return .screen([ScreenChange(path: [], node: ScreenNode(.screen, children: rows))])
  }

  static func setting(written: String, watched: String) -> CauseOrigin {
    .setting(wrapper: "AppStorage", written: written, watched: watched)
  }

  static func run(_ events: [TraceEvent]) -> Run {
    Run(steps: [
      MeasuredStep(step: .present(hostPasses: 0), counts: [:], events: mounts),
      MeasuredStep(step: .tap("A"), counts: [:], events: events),
    ])
  }

  @Test(arguments: cases)
  func `follows each body back to what came from outside`(_ test: Case) {
    let explanation = Explanation(ofStep: 1, in: Self.run(test.events), views: Self.views)
    #expect(explanation.lines(number: 2) == ["step 2, tap \"A\""] + test.expected)
  }

  @Test func `does not say that a branch ended a sheet that closed beside it`() {
    let closed: [TraceEvent] = [
      .noted(identity: 0, Note(.replaced, ["branch", "0"])), .unmounted(identity: 1),
      .mounted(identity: 4, view: "Screen", parent: 0),
    ]
    #expect(Self.ended(in: closed) == ["1 nothing"])
    let ended =
      closed + [.unmounted(identity: 4), .noted(identity: 0, Note(.replaced, ["id", "1"]))]
    #expect(Self.ended(in: ended) == ["1 nothing", "4 id"])
  }

  private static func ended(in events: [TraceEvent]) -> [String] {
    var departures = Departures()
    return departures.ended(in: events).map {
      "\($0.identity) \($0.change ?? "nothing")"
    }
  }

  @Test func `counts what leaves with an animation as gone when it begins to leave`() {
    let begins: [TraceEvent] = [
      .noted(identity: 1, Note(.leaving, ["2"])),
      .noted(identity: 1, Note(.replaced, ["branch", "1"])),
      .mounted(identity: 5, view: "Screen", parent: 1),
    ]
    let ends: [TraceEvent] = [.unmounted(identity: 2)]
    var departures = Departures()
    let gone = departures.ended(in: begins)
    #expect(gone.map(\.identity) == [2])
    #expect(gone.map(\.change) == ["branch"])
    #expect(departures.ended(in: ends).isEmpty)
    // A row that leaves beside a branch that takes the place of nothing is not replaced by it.
    let beside = begins.dropLast(2) + [.noted(identity: 1, Note(.replaced, ["branch", "0"]))]
    var others = Departures()
    #expect(others.ended(in: Array(beside)).map(\.change) == [nil])
  }

  @Test func `says in which step a view was removed, and why`() {
    let run = Run(steps: [
      MeasuredStep(step: .present(hostPasses: 0), counts: [:], events: Self.mounts),
      MeasuredStep(
        step: .tap("A"),
        counts: [:],
        events: [.unmounted(identity: 1), .noted(identity: 0, Note(.replaced, ["branch", "1"]))]
      ),
      MeasuredStep(
        step: .tap("B"),
        counts: [:],
        events: [
          .mounted(identity: 4, view: "Screen", parent: 0),
          .evaluated(identity: 4, causes: ["@self"]),
        ]
      ),
    ])
    #expect(
      Explanation(ofStep: 2, in: run, views: Self.views).entries.map(\.sentence) == [
        "Screen (line 3) ran: it appeared again, and _flag (line 4) started over;"
          + " it was removed in step 2, because the branch changed"
      ]
    )
  }

  @Test(arguments: [
    ([String]?.some(["open"]), "Screen._open"), (["flag", "other"], "Screen._flag"),
    (nil, "Screen._flag or Screen._open"),
  ])
  func `follows an argument to the state that it comes from`(names: [String]?, source: String) {
    let flow = CodeFlow(
      sources: { ($0, $1, $2) == ("title", "Row", "Screen") ? names.map(Set.init) : nil },
      conditions: { _, _ in nil }
    )
    let run = Self.run([
      .evaluated(identity: 1, causes: ["_flag", "_open"]),
      .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
      .evaluated(identity: 2, causes: ["@self"]),
    ])
    let explanation = Explanation(ofStep: 1, in: run, views: Self.views, flow: flow)
    #expect(
      explanation.entries.last?.chains
        == ["tap \"A\" → \(source) → Screen.body → Row.title → Row.body"]
    )
  }

  @Test func `tells the reasons of a view's bodies by their share`() {
    let run = Self.run([
      .evaluated(identity: 2, causes: ["_title"]), .evaluated(identity: 3, causes: ["_title"]),
      .evaluated(identity: 2, causes: ["@identity"]),
    ])
    let reason = Explanation.reason(for: Column(view: "Row"), inStep: 1, of: run, views: Self.views)
    #expect(
      reason == "_title changed (2 of 3);"
        + " its identity changed (1 of 3)"
    )
  }
}
