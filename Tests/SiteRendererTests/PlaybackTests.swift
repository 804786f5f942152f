import Guidelines
import Mustache
import ScenarioTrace
import Testing

@testable import SiteRenderer

/// A screen that puts a closure into the environment, and a button that reads it.
private let run = Run(steps: [
  MeasuredStep(
    step: .present(hostPasses: 2),
    counts: [:],
    console: ["OpenButton: @self, @identity, _open changed."],
    events: [
      .stepBegan(index: 0), .mounted(identity: 1, view: "Screen", parent: 0),
      .evaluated(identity: 1, causes: ["@self"]),
      .mounted(identity: 2, view: "OpenButton", parent: 1),
      .evaluated(identity: 2, causes: ["@self", "@identity", "_open"]),
      .caused(identity: 2, item: "_open", origin: .environment(writer: 0)),
      .evaluated(identity: 2, causes: ["_open"]),
      .caused(identity: 2, item: "_open", origin: .environment(writer: 0)),
      .evaluated(identity: 2, causes: ["_open"]), .stepEnded(index: 0, consoleLength: 0),
    ]
  ),
  MeasuredStep(
    step: .hover("Card"),
    counts: [:],
    console: ["a", "b"],
    events: [
      .caused(identity: 1, item: "_isOn", origin: .property(owner: 1, name: "_isOn")),
      .evaluated(identity: 1, causes: ["_isOn"]),
      .compared(identity: 2, isEqual: true, fields: []),
      .caused(identity: 2, item: "_open", origin: .environment(writer: 1)),
      .evaluated(identity: 2, causes: ["_open"]),
      .unmounted(identity: 2),
    ]
  ),
])

@Suite struct `A playback` {
  static let playback = Playback(run)
  static let model = PlaybackModel(playback: playback, name: "run")

  @Test func `takes the same thing several times in a row for one moment`() {
    let moments = Self.playback.steps[0].moments
    #expect(moments.map(\.view) == ["Screen", "OpenButton", "OpenButton"])
    #expect(moments.map(\.identities) == [[1], [2], [2, 2]])
  }

  @Test func `adds up the printed lines`() {
    #expect(Self.playback.steps.map(\.printed) == [1, 3])
  }

  @Test func `knows from when until when an identity is there`() {
    #expect(Self.playback.nodes.map(\.born) == [0, 1])
    #expect(Self.playback.nodes.map(\.gone) == [nil, 6])
  }

  @Test(arguments: [
    (0, 0, "ran for the first time"),
    (0, 2, "ran: <code data-cause>_open</code>, because the host replaced the environment"),
    (1, 0, "ran: its <code data-cause>_isOn</code> was written"),
    (1, 1, "stopped the update: its new value is the same as the old one"),
    (
      1, 2,
      #"ran: <code data-cause="1">_open</code>, because <code>Screen</code>’s body replaced the environment"#
    ),
  ])
  func `says why in words`(step: Int, moment: Int, words: String) {
    let moment = Self.playback.steps[step].moments[moment]
    #expect(Self.model.words(for: moment) == words)
  }

  @Test(arguments: [
    (CauseOrigin.value(parent: 1, fields: ["title"]), "gave it a different <code>title</code>"),
    (.value(parent: 1, fields: []), "<code>Screen</code>’s body created a different value for it"),
    (.property(owner: 1, name: "_a<b"), "<code>Screen</code>’s <code>_a&lt;b</code> was written"),
    (
      .setting(wrapper: "AppStorage", written: "on", watched: "a.b"),
      "because <code>@AppStorage(&quot;on&quot;)</code> was written"
    ),
    (
      .announcement(object: "Cart", properties: ["a", "b"]),
      "its object announced a change of <code>Cart.a</code>, <code>Cart.b</code>"
    ),
    (.announcement(object: "Cart", properties: []), "because its object announced a change"),
  ])
  func `names where a cause came from`(origin: CauseOrigin, words: String) {
    let kind = Playback.Moment.Kind.ran([Cause(item: "@self", origin: origin)])
    let moment = Playback.Moment(view: "OpenButton", kind: kind, identities: [2])
    #expect(Self.model.words(for: moment).contains(words))
  }

  @Test func `leaves out addresses, which differ from run to run`() {
    #expect(
      Cause.plain(#"\Filter.<computed 0x00005578 (Int)>"#) == #"\Filter.<computed (Int)>"#
    )
  }

  @Test func `has nothing to show where nothing ran`() {
    let quiet = Run(steps: [MeasuredStep(step: .hostPass, counts: [:])])
    #expect(PlaybackModel(playback: Playback(quiet), name: "quiet").value == false)
  }
}

@Suite struct `The identities of a moment` {
  @Test(arguments: [([], ""), ([7], "7"), ([2, 3, 4], "2-4"), ([2, 4, 5, 1], "2 4-5 1")])
  func `are written as ranges`(identities: [Int], expected: String) {
    #expect(PlaybackModel.ranges(identities) == expected)
  }
}
