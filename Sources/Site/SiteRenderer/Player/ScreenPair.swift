import Escaping
import Guidelines
import ScenarioTrace

/// The screens before and after a step of a run, with how often each body ran in it.
package struct ScreenPair {
  private let playback: Playback
  private let ran: [Int: Int]
  private let before: ScreenNode
  private let after: ScreenNode

  /// - Parameters:
  ///   - index: The step, counted from 0.
  ///   - run: The run.
  package init(aroundStep index: Int, of run: Run) {
    (before, after) = run.screens(aroundStep: index)
    playback = Playback(Run(steps: Array(run.steps[...index])))
    ran = run.steps[index].events.reduce(into: [:]) { counts, event in
      if case .evaluated(let identity, _) = event { counts[identity, default: 0] += 1 }
    }
  }

  /// What a reader would read on each screen.
  package var words: (before: [String], after: [String]) { (before.words, after.words) }

  /// An object that `audit.js` draws; the views are named as in the data of a page's screens.
  package var json: [UInt8] {
    var json: [UInt8] = []
    json.append(copy: "{\"views\":")
    json.append(playback.nodes)
    json.append(copy: ",\"ran\":[")
    json.append(joined: ran.sorted { $0.key < $1.key }) { counted, json in
      json.append(copy: "[\(counted.key),\(counted.value)]")
    }
    json.append(copy: "],\"before\":")
    json.append(before)
    json.append(copy: ",\"after\":")
    json.append(after)
    json.append(UInt8(ascii: "}"))
    return json
  }
}
