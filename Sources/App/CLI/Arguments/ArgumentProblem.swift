import Diagnostics
import ScenarioTrace
import Spelling
import Verification

/// An error in a command line.
enum ArgumentProblem: Error, Equatable {
  case unknownCommand(String, closest: String?)
  case unknownFlag(String, command: String, closest: String?)
  case missingValue(flag: String, form: String)
  case unwantedValue(flag: String)
  /// The advice follows "write".
  case wrongValue(String, flag: String, advice: String)
  case notAStep(String, StepProblem)
  case noRoot(RootProblem, path: String)
  case unknownScenario(String, page: String, known: [String])
  case notAStepNumber(String, count: Int)
  case noSuchStep(String, known: [String])
  case notExportable(String)
  /// A scenario whose program is in files.
  case exportOfFiles(String)
  /// A scenario whose root is an app or a preview.
  case exportWithoutView(String)
  /// A program of several modules, one of which the second text names.
  case suiteOfModules(String, module: String)
  /// A program whose root is no view, and the flags that choose one.
  case suiteWithoutView(String, [String])
  /// No page has a scenario that Xcode can build.
  case emptySuite
  /// The pages to verify; empty for all.
  case noScenarios([String])
  case fixInContinuousIntegration
  case fixForSetting(String, flag: String)
  case missingOperand(String, command: String)
  case titleInPieces(String)
  case notATitle(String)
  case titleOfFaultyPage(String, String)
  case outputInContent(String)
  case noPages(String)
  case notAShell(String, known: [String])
  case extraOperand(String, command: String)
  /// A flag that has no effect on a scenario of a page.
  case flagOfPrograms(String, operand: String)
  case watchesStandardInput
  /// What the environment gives is no key for the cache.
  case notAKey
}

extension ArgumentProblem: CustomStringConvertible {
  /// The problem, then the fix.
  var description: String {
    switch self {
    case .unknownCommand(let name, let closest):
      "unknown command '\(name)'" + fix(closest, else: "run 'bodycheck help' for the commands")
    case .unknownFlag(let name, let command, let closest):
      "'\(command)' has no flag '\(name)'"
        + fix(closest, else: "run 'bodycheck help \(command)' for its flags")
    case .missingValue(let flag, let form): "'\(flag)' needs a value: write '\(flag) \(form)'"
    case .unwantedValue(let flag): "'\(flag)' takes no value: write '\(flag)' alone"
    case .wrongValue(let text, let flag, let advice):
      "'\(flag)' cannot be '\(text)': write \(advice)"
    case .notAStep(let text, let problem): "'\(text)' is not a step" + fix(problem)
    case .noRoot(let problem, let path): "'\(path)': " + message(for: problem)
    case .unknownScenario(let name, let page, let known):
      message(forScenario: name, page: page, known: known)
    case .exportOfFiles(let name):
      "the program of '\(name)' is in files that Xcode already has: export a scenario whose code is on its page"
    case .exportWithoutView(let name):
      "'\(name)' shows an app or a preview, which has no place for a panel: export a scenario that shows a view"
    case .notExportable(let name):
      "'\(name)' is expected to fail, so there is nothing to count: export a scenario that runs"
    case .notAStepNumber(let text, let count):
      "'\(text)' is not a step of the scenario: write a number from 1 to \(count)"
    case .noSuchStep(let text, let known):
      "the scenario has no step '\(text)': its steps are \(known.joined(separator: "; "))"
    case .suiteOfModules(let name, let module):
      "'\(name)' has the module '\(module)', and a suite is one module: name the files of one module"
    case .suiteWithoutView(let name, let roots):
      "'\(name)' shows an app or a preview, which has no place for a panel: add "
        + (roots.isEmpty
          ? "'--root VIEW'" : roots.prefix(5).map { "'\($0)'" }.joined(separator: " or "))
    case .emptySuite:
      "there is no program that runs, so nothing was written: name pages with scenarios whose code is on the page"
    case .noScenarios(let paths):
      "there is no scenario"
        + (paths.isEmpty ? "" : " in " + paths.map { "'\($0)'" }.joined(separator: ", "))
        + ", so nothing was verified: name pages with programs, or run 'bodycheck check'"
    case .fixInContinuousIntegration:
      "'--fix' would hide what CI should find: run it on your own machine, or add '--force'"
    case .fixForSetting(let value, let flag):
      "'--fix' would write the counts of '\(value)' into scenarios that do not name it:"
        + " leave out '\(flag)'"
    case .missingOperand(let name, let command):
      "'\(command)' needs \(name): write 'bodycheck \(command) \(name)'"
    case .titleInPieces(let title):
      "a title with spaces needs quotes: write '\(title)'"
    case .titleOfFaultyPage(let title, let fault):
      "'\(title)' would make a page with an error (\(fault)): give another title"
    case .outputInContent(let folder):
      "'\(folder)' is inside of the pages' folder, so the next build would read the site as pages: "
        + "name a folder elsewhere with '--output'"
    case .noPages(let folder):
      "'\(folder)' has no page, so nothing was written: name the pages' folder with '--content'"
    case .notATitle(let title):
      "'\(title)' has no Latin letter and no digit for the page's address: give a title with words"
    case .notAShell(let word, let known):
      "there are no completions for '\(word)': write one of \(known.joined(separator: ", "))"
    case .flagOfPrograms(let flag, let operand):
      "'\(flag)' has no effect on '\(operand)', because a page states how its scenarios run: leave it out"
    case .watchesStandardInput: "'--watch' waits for saved files: name a file or a folder, not '-'"
    case .notAKey:
      "'\(Context.keyVariable)' is no key: give 64 hexadecimal digits, as 'openssl rand -hex 32' prints them"
    case .extraOperand(let text, let command):
      "'\(command)' does not take '\(text)': run 'bodycheck help \(command)' for its usage"
    }
  }

  private func fix(_ problem: StepProblem) -> String {
    switch problem {
    case .unknownVerb(let verb):
      fix(
        nearestName(to: verb, among: Step.verbs),
        else: "steps begin with \(Step.verbs.joined(separator: ", "))"
      )
    case .malformed(_, let form): ": write it as '\(form)'"
    }
  }

  private func message(forScenario name: String, page: String, known: [String]) -> String {
    guard let first = known.first else { return "'\(page)' has no scenario: name another page" }
    let list = known.joined(separator: ", ")
    return name.isEmpty
      ? "'\(page)' has several scenarios: write '\(page)#\(first)' or another of \(list)"
      : "'\(page)' has no scenario '\(name)'"
        + fix(nearestName(to: name, among: known), else: "its scenarios are \(list)")
  }

  private func message(for problem: RootProblem) -> String {
    let message = Diagnostic.Message.noRoot(problem)
    switch problem {
    case .several(let views), .severalApps(let views):
      return message.what + ": give '--root \(views[0])' or another"
    case .noCandidate, .needsArguments:
      return message.what + ": give an expression, such as '--root \"Screen(…)\"'"
    case .unknown(let name, let views):
      return message.what
        + fix(nearestName(to: name, among: views), else: "check its spelling")
    case .noPreview, .notAnExpression, .tooLong:
      return message.what + (message.why.map { ": \($0)" } ?? "")
    }
  }

  private func fix(_ closest: String?, else advice: String) -> String {
    closest.map { ": did you mean '\($0)'?" } ?? ": " + advice
  }
}
