import Guidelines
import SwiftSource

/// A scenario as a program that counts by itself, in Xcode and on the engine.
package func exportedProgram(of scenario: Scenario, on page: Page) -> ExportedProgram {
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
  )
}

extension Scenario {
  /// How its program is divided into tokens.
  var grammar: SwiftGrammar { SwiftGrammar(mode: languageMode.rawValue) }

  /// Whether it is on the page as a program that runs and shows a view, with a name.
  package var isExported: Bool {
    expectation == .runs && files == nil && Scenario.isName(name) && showsView
  }

  /// Whether its root is a view: an app or a preview has no place for a panel beside it.
  package var showsView: Bool {
    guard code.contains("App") || code.contains("Preview") else { return true }
    let outline = SourceOutline(code, grammar)
    return switch root {
    case .named(let name): outline.views.contains { $0.name == name }
    case .inferred: outline.apps.isEmpty && outline.previews.isEmpty
    case .expression: true
    }
  }
}

extension Page {
  /// The path of a scenario's exported file in the site; `nil` if it is not exported.
  func exportPath(of scenario: Scenario) -> SitePath? {
    scenario.isExported ? SitePath(exportFile(of: scenario)) : nil
  }

  /// The scenarios that are exported; of two with the same name, the first.
  package var exportedScenarios: [Scenario] {
    scenarios.filter(\.isExported).unique(by: \.name)
  }

  /// The exported files.
  var exports: [OutputFile] {
    exportedScenarios.map {
      OutputFile(path: exportFile(of: $0), text: exportedProgram(of: $0, on: self).file)
    }
  }

  private func exportFile(of scenario: Scenario) -> String { "\(slug)/\(scenario.name).swift" }
}

extension Step {
  /// The step as a person sees it: environment updates from the host cannot be seen.
  fileprivate var withoutPasses: Step {
    if case .present = self { .present(hostPasses: 0) } else { self }
  }

  /// The name of a step that the program defines itself, once or repeated.
  fileprivate var ownName: String? {
    switch self {
    case .run(let name): name
    case .repeat(_, let step): step.ownName
    default: nil
    }
  }
}
