import Guidelines
import Mustache
import ScenarioTrace

/// The keys of `player.mustache`.
struct PlaybackModel {
  let playback: Playback
  let name: String

  /// A tree with more identities than this is shown in part; so is a step with more moments.
  private static let mostNodes = 48
  private static let mostMoments = 40

  /// An object, or `false` where nothing ran.
  var value: Value {
    guard playback.steps.contains(where: { !$0.moments.isEmpty }) else { return false }
    let left = playback.nodes.count - Self.mostNodes
    return [
      "name": .string(name),
      "tree": .html(tree),
      "left": left > 0 ? .integer(left) : false,
      "playbackSteps": .list(playback.steps.map(model)),
    ]
  }

  private func model(_ step: Playback.Step) -> Value {
    let moments = step.moments.prefix(Self.mostMoments)
    let left = step.moments.count - moments.count
    return [
      "text": .string(step.text),
      "printed": .integer(step.printed),
      "moments": .list(moments.map(model)),
      "isQuiet": .boolean(moments.isEmpty),
      "moreMoments": left > 0 ? .integer(left) : false,
    ]
  }

  private func model(_ moment: Playback.Moment) -> Value {
    let times = moment.identities.count
    let words = CauseWords(playback: playback, moment: moment)
    return [
      "kind": .string(moment.kind == .stopped ? "stopped" : "ran"),
      "view": .string(moment.view),
      "identities": .string(moment.identities.map { "\($0)" }.joined(separator: " ")),
      "times": times > 1 ? .integer(times) : false,
      "origin": words.origin.map { .integer($0) } ?? false,
      "words": .html(words.html),
    ]
  }

  /// The identities as nested lists, children below their parent.
  private var tree: String {
    let shown = playback.nodes.prefix(Self.mostNodes)
    let known = Set(shown.map(\.identity))
    // Where the parent is not shown, or is the host, an identity stands at the top.
    let children = Dictionary(grouping: shown) { known.contains($0.parent) ? $0.parent : 0 }
    var html = ""
    // `nil` ends the list of the node before it.
    var rest: [Playback.Node?] = (children[0] ?? []).reversed()
    while let next = rest.popLast() {
      guard let node = next else {
        html += "</ul>\n</li>\n"
        continue
      }
      let gone = node.gone.map { " data-gone=\"\($0)\"" } ?? ""
      html += "<li data-node=\"\(node.identity)\" data-born=\"\(node.born)\"\(gone)>"
      html += "<span><code>\(escapedHTML(node.view))</code></span>"
      guard let below = children[node.identity] else {
        html += "</li>\n"
        continue
      }
      html += "\n<ul>\n"
      rest.append(nil)
      rest += below.reversed()
    }
    return html
  }
}
