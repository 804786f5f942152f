import Escaping
import Guidelines
import Mustache
import ScenarioTrace

/// The keys of `player.mustache`.
struct PlaybackModel {
  let playback: Playback
  let name: String

  /// A tree with more identities, or a step with more moments, is shown in part.
  private static let maxNodes = 36
  private static let maxMoments = 30
  /// A run with more bytes of text is shown up to there; 100 times as many as a page of ours has.
  private static let maxSize = 1 << 20

  /// An object, or `false` if nothing ran.
  var value: Value {
    guard playback.steps.contains(where: { !$0.moments.isEmpty }) else { return false }
    let left = playback.nodes.count - Self.maxNodes
    return [
      "name": .string(name),
      "tree": .html(tree),
      "left": left > 0 ? .integer(left) : false,
      "playbackSteps": .list(steps),
    ]
  }

  /// The steps that fit.
  private var steps: [Value] {
    var rest = Self.maxSize
    var models: [Value] = []
    for step in playback.steps {
      let shown = step.moments.prefix(Self.maxMoments).map { ($0, words(for: $0)) }
      rest -= shown.reduce(0) { $0 + 100 + $1.0.view.utf8.count + $1.1.utf8.count }
      guard rest > 0 else { break }
      models.append(model(step, shown))
    }
    return models
  }

  private func model(_ step: Playback.Step, _ moments: [(Playback.Moment, words: String)]) -> Value
  {
    let left = step.moments.count - moments.count
    return [
      "text": .string(step.text),
      "printed": .integer(step.printed),
      "moments": .list(moments.map(model)),
      "isQuiet": .boolean(moments.isEmpty),
      "moreMoments": left > 0 ? .integer(left) : false,
    ]
  }

  private func model(_ moment: Playback.Moment, _ words: String) -> Value {
    let times = moment.identities.count
    return [
      "kind": .string(moment.kind == .stopped ? "stopped" : "ran"),
      "view": .string(moment.view),
      "identities": .string(Self.ranges(moment.identities)),
      "times": times > 1 ? .integer(times) : false,
      "origin": origin(of: moment).map { .integer($0) } ?? false,
      "words": .html(words),
    ]
  }

  /// Identities in few bytes: those that follow each other as `2-5`.
  static func ranges(_ identities: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for identity in identities {
      if let last = ranges.last, identity == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...identity
      } else {
        ranges.append(identity...identity)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  /// The text after the view's name.
  func words(for moment: Playback.Moment) -> String {
    switch moment.kind {
    case .began: "ran for the first time"
    case .stopped: "stopped the update: its new value is the same as the old one"
    case .ran([]): "ran"
    case .ran(let causes):
      "ran: "
        + causes.map { cause in
          CauseWords.clause(
            for: cause,
            of: moment.identities,
            view: playback.view,
            markup: Self.markup
          )
        }.joined(separator: "; ")
    }
  }

  /// The identity that the first known cause came from.
  private func origin(of moment: Playback.Moment) -> Int? {
    guard case .ran(let causes) = moment.kind else { return nil }
    return causes.first { $0.origin != nil }?.source
  }

  /// Marks each cause with the identity whose body made the change, for the player's graph.
  private static let markup = CauseWords.Markup(
    code: { "<code>\(escapedHTML($0))</code>" },
    cause: { item, maker in
      "<code data-cause\(maker.map { "=\"\($0)\"" } ?? "")>\(escapedHTML(item))</code>"
    }
  )

  /// The identities as nested lists, with children below their parent.
  private var tree: String {
    let shown = playback.nodes.prefix(Self.maxNodes)
    let known = Set(shown.map(\.identity))
    // If its parent is not shown or is the host, an identity is at the top level.
    let children = Dictionary(grouping: shown) { known.contains($0.parent) ? $0.parent : 0 }
    var html = ""
    // `nil` closes the list of the previous node.
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
