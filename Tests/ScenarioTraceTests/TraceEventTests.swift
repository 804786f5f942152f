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
    .triggered(identity: 1, items: ["\\Item.title"]),
    .counted(identity: 3, metric: .sizings),
    .counted(identity: 3, metric: .wasted),
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
    .finished,
  ]

  @Test(arguments: events)
  func `are read back as the event they were`(_ event: TraceEvent) {
    #expect(TraceEvent(line: event.line) == event)
    #expect(!event.line.contains("\n"))
  }

  @Test(arguments: [
    "", "step", "step\tx", "step\t1\t2", "body\t1\t9\ta", "nonsense", "step\t-1",
    "screen\t1\t0\tcloud",
  ])
  func `that no event has are refused`(_ line: String) {
    #expect(TraceEvent(line: line) == nil)
  }
}
