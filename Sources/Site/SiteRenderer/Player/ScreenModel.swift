import Guidelines
import Mustache
import ScenarioTrace

/// The schematic screens of a page: of a program to avoid and one to prefer, or of its first program.
struct ScreenModel {
  private let page: Page
  private let runs: [(scenario: Scenario, run: Run)]
  /// The step of the page's headline, at which the screens begin.
  private let step: String?
  /// The view whose bodies the headline counts, if it is one.
  private let view: String?

  /// `nil` if no such program has run with something on screen.
  init?(_ page: Page, comparison: CountComparison?, results: RunResults) {
    let shown = page.scenarios.compactMap { scenario -> (scenario: Scenario, run: Run)? in
      guard let run = results.verifiedRun(of: scenario, on: page),
        run.steps.contains(where: { !$0.screenChanges.isEmpty })
      else { return nil }
      return (scenario, run)
    }
    let both = [
      shown.first { $0.scenario.name == comparison?.avoid.scenario }
        ?? shown.first { $0.scenario.verdict == .avoid },
      shown.first { $0.scenario.name == comparison?.prefer.scenario }
        ?? shown.first { $0.scenario.verdict == .prefer },
    ]
    .compactMap { $0 }
    runs = both.count == 2 ? both : Array(shown.prefix(1))
    if runs.isEmpty { return nil }
    step = comparison?.step
    view = comparison?.view
    self.page = page
  }

  /// A script with the data, which a page loads when a reader comes near its screens.
  var file: OutputFile {
    var bytes: [UInt8] = []
    bytes.append(copy: "bodycheckScreens=[\n")
    for (index, (scenario, run)) in runs.enumerated() {
      if index > 0 { bytes.append(copy: ",\n") }
      bytes +=
        ScreenData(
          name: scenario.name,
          verdict: scenario.verdict,
          anchor: page.anchor(ofScenario: scenario.name),
          run: run
        ).json(maxSize: ScreenData.maxSize)
    }
    bytes.append(copy: "\n];\n")
    return OutputFile(path: path, bytes: bytes)
  }

  /// The keys of `screens.mustache`.
  var value: Value {
    [
      "data": .string(path),
      "step": step.map { .string($0) } ?? false,
      "view": view.map { .string($0) } ?? false,
      "screens": .list(
        runs.map { scenario, run in
          var members = scenario.verdict.members
          members["name"] = .string(scenario.name)
          members["screenSteps"] = .list(Self.steps(of: run))
          return .object(members)
        }
      ),
    ]
  }

  private var path: String { page.slug + "/screens.js" }

  /// How many steps and words the list without scripts has.
  private static let maxSteps = 8
  private static let maxWords = 10

  /// Each step with the words that are on screen after it.
  private static func steps(of run: Run) -> [Value] {
    var screen = ScreenNode(.screen)
    return run.steps.prefix(maxSteps).map { step in
      for change in step.screenChanges { _ = screen.apply(change) }
      let words = screen.words
      let more = words.count > maxWords ? ", …" : ""
      return [
        "text": .string(step.text),
        "shown": .string(words.prefix(maxWords).joined(separator: ", ") + more),
      ]
    }
  }
}

extension ScreenNode {
  /// What a reader would read on the screen, in order.
  var words: [String] {
    if states.contains(.covered) { return [] }
    let inner = children.flatMap(\.words)
    let state = states.contains(.disabled) ? " (disabled)" : ""
    switch role {
    case .button, .option, .tab: return ["\(role.rawValue) “\(label)”\(state)"]
    case .toggle, .field, .picker, .progress:
      return ["\(role.rawValue) “\(label)” \(value.map { "= \($0)" } ?? "")\(state)"]
    case .text: return ["“\(label)”"]
    case .image: return ["image \(label)"]
    case .title: return ["title “\(label)”"]
    case .sheet, .alert, .popover: return [role.rawValue] + inner
    default: return inner
    }
  }
}
