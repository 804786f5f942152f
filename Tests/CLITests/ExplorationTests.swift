import ScenarioTrace
import Testing

@testable import CLI

@Suite struct `An exploration` {
  private static let names = [1: "Screen", 2: "Row", 3: "Row", 4: "Row"]

  private func button(_ label: String, _ actions: String...) -> ScreenNode {
    ScreenNode(.button, label: label, actions: actions.isEmpty ? ["tap"] : actions)
  }

  private func controls(_ children: ScreenNode...) -> ScreenControls {
    let view = ScreenNode(.view, identity: 1, children: children)
    return ScreenControls(on: ScreenNode(.screen, children: [view]), names: Self.names)
  }

  @Test func `finds what can be operated, and what no step can name`() {
    let found = controls(
      button("A"),
      button("Save", "tap", "hold"),
      ScreenNode(.field, label: "Name", actions: ["type", "submit"]),
      ScreenNode(.field, label: "Amount", actions: ["type"]),
      ScreenNode(.tab, label: "One", states: [.selected], actions: ["select"]),
      ScreenNode(.screen, states: [.covered], children: [button("Covered")]),
      ScreenNode(.button, label: "Off", states: [.disabled], actions: ["tap"]),
      button(""),
      ScreenNode(.field, actions: ["type"])
    )
    #expect(
      found.all.map(\.step.description) == [
        "tap \"A\"", "tap \"Save\"", "hold \"Save\"", "type \"abc\" into \"Name\"",
        "submit \"Name\"", "type \"123\" into \"Name\"", "type \"1\" into \"Amount\"",
        "type \"1\" into \"\"",
      ]
    )
    #expect(found.disabled.map(\.name) == ["Off"])
    #expect(found.nameless == ["Screen"] && found.views == ["Screen"])
  }

  @Test func `leaves what stops or removes something for last`() {
    let found = controls(button("Stop"), button("Play"), button("Delete all"), button("Topstop"))
    #expect(found.all.map(\.staysOnScreen) == [false, true, false, true])
  }

  @Test func `finds what is inside of a gesture`() {
    let inner = ScreenNode(.gesture, label: "Card", actions: ["tap"], children: [button("Like")])
    let found = controls(
      ScreenNode(.gesture, label: "Card", states: [.disabled], children: [inner])
    )
    #expect(found.all.map(\.step.description) == ["tap \"Card\"", "tap \"Like\""])
  }

  @Test func `takes controls side by side for rows only in a list`() {
    let buttons = ["A", "B", "C", "D"].map { button($0) }
    let stack = controls(ScreenNode(.vstack, children: buttons))
    #expect(stack.all.allSatisfy { $0.wanted == 1 } && Set(stack.all.map(\.kind)).count == 4)
    let list = controls(ScreenNode(.list, children: buttons))
    #expect(list.all.allSatisfy { $0.wanted == 2 } && Set(list.all.map(\.kind)).count == 1)
  }

  @Test func `takes the controls of rows for one kind, whatever their labels are`() {
    let rows = (2...4).map { identity in
      ScreenNode(
        .view,
        identity: identity,
        children: [button("Open \(identity)"), button("Like")]
      )
    }
    let found = controls(rows[0], rows[1], rows[2], button("Count 1"), button("Count 22"))
    #expect(Set(found.all.map(\.kind)).count == 3)
    #expect(found.all.map(\.wanted) == [2, 2, 2, 2, 2, 2, 1, 1])
    #expect(found.all[3].step.description == "tap \"Like\" #2")
  }

  @Test func `knows a control again whose label says what is chosen`() {
    let before = controls(button("Dark, as at night, checkmark"), button("Light, as at noon"))
    let after = controls(button("Dark, as at night"), button("Light, as at noon, checkmark"))
    #expect(
      before.all.map(\.kind) == after.all.map(\.kind) && before.all[0].kind != before.all[1].kind
    )
  }

  @Test func `types what the keyboard of a field is for`() {
    let fields = zip(["Amount", "Mail", "Site"], [ScreenNode.State.number, .email, .address]).map {
      ScreenNode(.field, label: $0, states: [$1], actions: ["type", "submit"])
    }
    let steps = controls(ScreenNode(.form, children: fields)).all.map(\.step.description)
    #expect(
      steps.filter { $0.hasPrefix("type") } == [
        "type \"12\" into \"Amount\"", "type \"a@b.co\" into \"Mail\"",
        "type \"https://a.co\" into \"Site\"",
      ]
    )
  }
}
