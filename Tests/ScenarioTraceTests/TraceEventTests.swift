import ScenarioTrace
import Testing

@Suite struct `Trace lines` {
  static let events: [TraceEvent] = [
    .stepBegan(index: 0),
    .mounted(identity: 1, view: "Outer.Row<Int>", parent: 0),
    .unmounted(identity: 1),
    .evaluated(identity: 2, causes: ["@self", "@identity", "_count"]),
    .evaluated(identity: 2, causes: []),
    .compared(identity: 2, isEqual: true, fields: []),
    .compared(identity: 2, isEqual: false, fields: ["title", "count"]),
    .caused(identity: 2, item: "@self", origin: .value(parent: 1, fields: ["title"])),
    .caused(identity: 2, item: "_isOn", origin: .property(owner: 1, name: "_isOn")),
    .caused(identity: 2, item: "_open", origin: .environment(writer: 0)),
    .caused(
      identity: 2,
      item: "_name",
      origin: .setting(wrapper: "AppStorage", written: "name", watched: "a.b")
    ),
    .caused(identity: 2, item: "_model", origin: .announcement(object: "M", properties: ["n"])),
    .caused(identity: 2, item: "_trips", origin: .store(models: ["Trip"])),
    .caused(identity: 2, item: "_trips", origin: .store(models: [])),
    .triggered(identity: 1, items: ["\\Item.title"]),
    .counted(identity: 3, metric: .sizings),
    .counted(identity: 3, metric: .wasted),
    .noted(identity: 3, Note(.wrote, ["_count", "action", "read"])),
    .noted(identity: 3, Note(.rows, ["3", "2", "1", "0", "Int"])),
    .noted(identity: 3, Note(.repeated)),
    .screen([
      ScreenChange(
        path: [],
        node: ScreenNode(.screen, children: [ScreenNode(.text, label: "a\tb")])
      ),
      ScreenChange(
        path: [0, 12],
        node: ScreenNode(
          .field,
          label: "Name",
          value: "",
          states: [.disabled],
          actions: ["type", "submit"],
          identity: 3
        )
      ),
    ]),
    .warned("tab\there\nand \\n there\r"),
    .stepEnded(index: 4, consoleLength: 1_024),
    .stepFailed(index: 1, .unknownLabel(action: "tap", label: "a\tb", available: ["x", ""])),
    .stepFailed(index: 1, .otherActions(action: "toggle", label: "Save", available: ["tap"])),
    .stepFailed(index: 1, .disabledLabel(action: "tap", label: "Save")),
    .stepFailed(
      index: 1,
      .ambiguousLabel(action: "tap", label: "Open", rows: ["a, Open", "Open"])
    ),
    .stepFailed(index: 1, .unknownKey("colour", available: ["colorScheme"])),
    .stepFailed(index: 1, .unknownValue(key: "colorScheme", value: "red", available: ["dark"])),
    .stepFailed(index: 1, .unknownStep("rename", available: [])),
    .stepFailed(index: 1, .notAValue("loud", label: "Volume")),
    .stepFailed(index: 1, .impossible("nothing is presented")),
    .stepFailed(index: 1, .endlessUpdate(views: ["A", "B"])),
    .stepFailed(index: 1, .leftOut(part: 3)),
    .finished,
  ]

  @Test(arguments: events)
  func `are read back as the event they were`(_ event: TraceEvent) {
    #expect(TraceEvent(line: event.line) == event)
    #expect(!event.line.contains("\n"))
  }

  /// Texts that a label can be, with control characters, separators of the format, and what combines with them.
  @Test func `keep any text, however odd`() throws {
    let scalars =
      (0..<0xA1).compactMap { Unicode.Scalar(UInt32($0)) }
      + ["\u{301}", "\u{200D}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{1F600}", "\u{10FFFF}"]
    var random = SystemRandomNumberGenerator()
    for round in 0..<500 {
      let length = Int.random(in: 0...(round % 100 == 0 ? 20_000 : 12), using: &random)
      func text() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<length {
          text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
        }
        return String(text)
      }
      let (label, other) = (text(), text())
      let node = ScreenNode(.text, label: label, value: other, actions: [other, label])
      let events: [TraceEvent] = [
        .mounted(identity: 1, view: label, parent: 0), .warned(label),
        .evaluated(identity: 1, causes: [label, other]),
        .screen([ScreenChange(path: [0], node: node)]),
        .stepFailed(index: 0, .unknownLabel(action: "tap", label: label, available: [other])),
      ]
      for event in events {
        var line: [UInt8] = []
        event.write(to: &line)
        #expect(line.last == 10 && !line.dropLast().contains { $0 < 0x20 && $0 != 9 || $0 == 0x7F })
        let read = try #require(TraceEvent(line: event.line))
        #expect(Self.scalars(of: read) == Self.scalars(of: event))
      }
    }
  }

  /// Everything in an event; two texts of the same characters can have other scalars.
  private static func scalars(of event: TraceEvent) -> [Unicode.Scalar] {
    Array("\(event)".unicodeScalars)
  }

  @Test(arguments: [
    "warning\ta\\q", "warning\ta\\", "warning\ta\\x0", "warning\ta\\xFF", "warning\ta\\x+1",
    "", "step", "step\tx", "step\t1\t2", "body\t1\t9\ta", "nonsense", "step\t-1",
    "screen\t1\t0\tcloud",
  ])
  func `that no event has are refused`(_ line: String) {
    #expect(TraceEvent(line: line) == nil)
  }

  @Test(arguments: Note.Kind.allCases) func `refuses a note with fewer texts than its readers take`(
    _ kind: Note.Kind
  ) {
    for count in 0..<kind.fewestTexts {
      let texts = [String](repeating: "1", count: count)
      #expect(TraceEvent(line: TraceEvent.noted(identity: 1, Note(kind, texts)).line) == nil)
    }
  }
}
