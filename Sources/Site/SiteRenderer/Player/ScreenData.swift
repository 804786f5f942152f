import Escaping
import Guidelines
import ScenarioTrace

/// A run as data for the scripts that draw its schematic screen.
package struct ScreenData {
  private let name: String
  private let verdict: Scenario.Verdict?
  /// The anchor of the scenario on its page.
  private let anchor: String
  private let run: Run
  private let playback: Playback

  package init(name: String, verdict: Scenario.Verdict? = nil, anchor: String = "", run: Run) {
    (self.name, self.verdict, self.anchor, self.run) = (name, verdict, anchor, run)
    playback = Playback(run)
  }

  /// The most bytes of a run on a page, which shows the steps up to there.
  static let maxSize = 1 << 20

  /// An object with the steps and, by identity, each view's name and the identity that contains it.
  package var json: [UInt8] { json(maxSize: .max) }

  func json(maxSize: Int) -> [UInt8] {
    var json: [UInt8] = []
    json.append(copy: "{\"name\":")
    json.append(jsonString: name)
    json.append(copy: ",\"verdict\":")
    json.append(jsonString: verdict?.rawValue ?? "")
    json.append(copy: ",\"anchor\":")
    json.append(jsonString: anchor)
    json.append(copy: ",\"views\":")
    json.append(playback.nodes)
    json.append(copy: ",\"steps\":[")
    for (index, steps) in zip(run.steps, playback.steps).enumerated() where json.count < maxSize {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      append(steps.0, steps.1, to: &json)
    }
    json.append(copy: "]}")
    return json
  }

  private func append(_ measured: MeasuredStep, _ step: Playback.Step, to json: inout [UInt8]) {
    json.append(copy: "{\"text\":")
    json.append(jsonString: step.text)
    json.append(copy: ",\"moments\":[")
    json.append(joined: step.moments) { moment, json in
      json.append(
        copy: moment.kind == .stopped ? "{\"k\":\"stopped\",\"v\":" : "{\"k\":\"ran\",\"v\":"
      )
      json.append(jsonString: moment.view)
      json.append(copy: ",\"i\":")
      json.append(jsonString: PlaybackModel.ranges(moment.identities))
      json.append(copy: ",\"w\":")
      json.append(jsonString: PlaybackModel(playback: playback, name: name).words(for: moment))
      json.append(UInt8(ascii: "}"))
    }
    json.append(copy: "],\"console\":[")
    json.append(joined: measured.console) { line, json in json.append(jsonString: line) }
    json.append(copy: "],\"changes\":[")
    json.append(joined: measured.screenChanges) { change, json in
      json.append(copy: "[[\(change.path.map(String.init).joined(separator: ","))],")
      json.append(change.node)
      json.append(UInt8(ascii: "]"))
    }
    json.append(copy: "]}")
  }
}

extension [UInt8] {
  mutating func append<Item>(
    joined items: [Item],
    _ each: (Item, inout [UInt8]) -> Void
  ) {
    for (index, item) in items.enumerated() {
      if index > 0 { self.append(UInt8(ascii: ",")) }
      each(item, &self)
    }
  }

  /// Adds an object with each view's name and the identity that contains it, by identity.
  mutating func append(_ nodes: [Playback.Node]) {
    append(UInt8(ascii: "{"))
    append(joined: nodes) { node, json in
      json.append(copy: "\"\(node.identity)\":[")
      json.append(jsonString: node.view)
      json.append(copy: ",\(node.parent)]")
    }
    append(UInt8(ascii: "}"))
  }

  /// Adds a part of a screen, without what is empty.
  mutating func append(_ node: ScreenNode) {
    append(copy: "{\"r\":\"\(node.role.rawValue)\"")
    for (key, text) in [("l", node.label.isEmpty ? nil : node.label), ("v", node.value)] {
      guard let text else { continue }
      append(copy: ",\"\(key)\":")
      append(jsonString: text)
    }
    for (key, names) in [("s", node.states.map(\.rawValue)), ("a", node.actions)]
    where !names.isEmpty {
      append(copy: ",\"\(key)\":[")
      append(joined: names) { name, json in json.append(jsonString: name) }
      append(UInt8(ascii: "]"))
    }
    if node.identity > 0 { append(copy: ",\"i\":\(node.identity)") }
    if !node.children.isEmpty {
      append(copy: ",\"c\":[")
      append(joined: node.children) { child, json in json.append(child) }
      append(UInt8(ascii: "]"))
    }
    append(UInt8(ascii: "}"))
  }
}
