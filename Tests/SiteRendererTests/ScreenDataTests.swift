import Foundation
import Guidelines
import ScenarioTrace
import Testing

@testable import SiteRenderer

@Suite struct `The data of a schematic screen` {
  static let run = Run(steps: [
    MeasuredStep(
      step: .present(hostPasses: 0),
      counts: [:],
      console: ["</script>"],
      events: [
        .mounted(identity: 1, view: "Screen", parent: 0),
        .evaluated(identity: 1, causes: ["@self"]),
        .screen([
          ScreenChange(
            path: [],
            node: ScreenNode(
              .screen,
              children: [
                ScreenNode(
                  .view,
                  identity: 1,
                  children: [
                    ScreenNode(
                      .toggle,
                      label: "Sound",
                      value: "off",
                      states: [.disabled],
                      actions: ["toggle"]
                    )
                  ]
                )
              ]
            )
          )
        ]),
      ]
    ),
    MeasuredStep(step: .hostPass, counts: [:]),
  ])

  @Test func `is JSON with views, what ran, and the changes of each step`() throws {
    let data = ScreenData(name: "sound", verdict: .avoid, anchor: "sound", run: Self.run).json
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(data)) as? [String: Any]
    )
    #expect((object["views"] as? [String: [Any]])?["1"]?.first as? String == "Screen")
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.map { $0["text"] as? String } == ["present", "host pass"])
    #expect((steps[0]["moments"] as? [[String: Any]])?.first?["i"] as? String == "1")
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.contains(
        #"[[],{"r":"screen","c":[{"r":"view","i":1,"c":[{"r":"toggle","l":"Sound","v":"off","#
          + #""s":["disabled"],"a":["toggle"]}]}]}]"#
      )
    )
    #expect((steps[1]["changes"] as? [Any])?.isEmpty == true)
  }

  @Test func `contains no tag that ends a script`() {
    let data = ScreenData(name: "sound", run: Self.run).json
    #expect(!String(decoding: data, as: UTF8.self).contains("</script>"))
  }

  @Test func `holds no more than a page can carry, and no long names`() {
    let name = String(repeating: "N", count: 10_000)
    let mounted = (1...50).map {
      TraceEvent.mounted(identity: $0, view: "A\($0)\(name)", parent: 0)
    }
    let ran = (1...50).map { TraceEvent.evaluated(identity: $0, causes: ["_\($0)\(name)"]) }
    let steps = (1...100).map { index in
      MeasuredStep(step: .tap("Add"), counts: [:], events: index == 1 ? mounted + ran : ran)
    }
    let data = ScreenData(name: "long", run: Run(steps: steps))
    let some = data.json(maxSize: ScreenData.maxSize)
    #expect(some.count < 2 * ScreenData.maxSize)
    #expect(!String(decoding: some, as: UTF8.self).contains(name.prefix(300)))
    #expect(data.json.count > some.count)
  }
}
