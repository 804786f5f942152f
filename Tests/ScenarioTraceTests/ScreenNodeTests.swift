import ScenarioTrace
import Testing

@Suite struct `Differences of screens` {
  static let old = ScreenNode(
    .screen,
    children: [
      ScreenNode(.vstack, children: [ScreenNode(.text, label: "1"), ScreenNode(.divider)]),
      ScreenNode(.button, label: "Add"),
    ]
  )

  @Test func `are none between equal screens`() {
    #expect(Self.old.changes(since: Self.old).isEmpty)
  }

  @Test func `name the smallest part that differs, and give the new screen`() throws {
    var new = Self.old
    new.children[0].children[0].label = "2"
    let changes = new.changes(since: Self.old)
    #expect(changes == [ScreenChange(path: [0, 0], node: ScreenNode(.text, label: "2"))])
    var screen = Self.old
    for change in changes { _ = screen.apply(change) }
    #expect(screen == new)
  }

  @Test func `replace a whole part with other children, and its own state`() {
    var new = Self.old
    new.children[0].children.removeLast()
    new.children[1].states = [.disabled]
    let changes = new.changes(since: Self.old)
    #expect(changes.map(\.path) == [[0], [1]])
    var screen = Self.old
    for change in changes { _ = screen.apply(change) }
    #expect(screen == new)
  }

  @Test func `that lead nowhere are refused`() {
    var screen = Self.old
    let isApplied = screen.apply(ScreenChange(path: [5], node: ScreenNode(.text)))
    #expect(!isApplied)
    #expect(screen == Self.old)
  }
}
