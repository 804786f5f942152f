import Guidelines
import SwiftSource

/// A scenario as one Swift file that counts by itself, in Xcode and on the engine.
package func exportedText(of scenario: Scenario, on page: Page) -> String {
  let root: String? =
    switch scenario.root {
    case .named(let name): name + "()"
    case .expression(let text): text
    case .inferred: nil
    }
  return ExportedProgram(
    code: (scenario.setup.map(\.code) + [scenario.code]).joined(separator: "\n"),
    grammar: scenario.grammar,
    root: root,
    steps: scenario.steps(for: scenario.configuration).map { step in
      (step.withoutPasses.description, step.ownName)
    },
    origin: "\(page.slug)#\(scenario.name)"
  ).text
}

extension Scenario {
  /// How its program is divided into tokens.
  var grammar: SwiftGrammar { SwiftGrammar(mode: languageMode.rawValue) }
}

extension Page {
  /// The path of a scenario's exported file in the site; `nil` if it does not run, is not on the page or has no name.
  func exportPath(of scenario: Scenario) -> SitePath? {
    guard scenario.expectation == .runs, scenario.files == nil, Scenario.isName(scenario.name)
    else { return nil }
    return SitePath("\(slug)/\(scenario.name).swift")
  }

  /// The exported files of the programs that run; of two with the same name, the first.
  var exports: [OutputFile] {
    var names: Set<String> = []
    return scenarios.compactMap { scenario in
      guard let path = exportPath(of: scenario), names.insert(scenario.name).inserted else {
        return nil
      }
      return OutputFile(path: path.text, text: exportedText(of: scenario, on: self))
    }
  }
}

extension Step {
  /// The step as a person sees it: environment updates from the host cannot be seen.
  fileprivate var withoutPasses: Step {
    if case .present = self { .present(hostPasses: 0) } else { self }
  }

  /// The name of a step that the program defines itself.
  fileprivate var ownName: String? {
    if case .run(let name) = self { name } else { nil }
  }
}
