import ContentHash
import Diagnostics
import Guidelines
import ScenarioTrace
import SiteRenderer
import SwiftSource

/// An Xcode project with an app that holds scenarios, and a test that performs their steps and records the counts.
struct DeviceSuite {
  /// The files by their paths in the suite.
  private(set) var files = SuiteProject.files
  /// The scenarios that it holds, such as `guidelines/stable-handlers#inline`.
  private(set) var scenarios: [String] = []
  /// The scenarios that only a file of their own can hold, each with the reason.
  private(set) var leftOut: [(scenario: String, obstacle: SharingObstacle)] = []
  /// The names of the test's classes, which two pages must not share.
  private var classes: Set<String> = []

  /// - Parameter pages: The pages of which it holds all scenarios that run.
  init(_ pages: [Page]) {
    for page in pages { add(page) }
    addApp()
  }

  /// A suite of one program of the user's.
  /// - Parameters:
  ///   - program: The program, with its steps.
  ///   - sources: Its files as they are written.
  ///   - root: The expression that makes its root view.
  init(_ program: UserProgram, of sources: [SourceText], root: String) {
    let app = Self.app(program, of: sources, root: root)
    files["\(SuiteProject.appFolder)/\(Self.member(0)).swift"] = app.description
    scenarios.append(program.name)
    addApp()
    for (source, text) in zip(sources, app.files) {
      files["\(SuiteProject.appFolder)/\(Self.fileName(of: source.path, among: files))"] = text
    }
    let begin =
      "begin(\(literal(program.name)), version: \(literal(Self.version(of: app))))"
    files["\(SuiteProject.testFolder)/AppTests.swift"] = """
      // Written by 'bodycheck export --suite'.

      final class AppTests: ScenarioTestCase {
      \(Self.test("testSteps", begin, program.steps))
      }

      """
  }

  /// The files of a program, with their counts.
  private static func app(
    _ program: UserProgram,
    of sources: [SourceText],
    root: String = ""
  ) -> ExportedApp {
    ExportedApp(
      files: sources.map(\.text),
      grammar: program.program.grammar,
      root: root,
      steps: program.steps.map(\.description),
      as: Self.member(0)
    )
  }

  /// Which program of the user's results are of.
  static func version(of program: UserProgram, _ sources: [SourceText]) -> String {
    version(of: app(program, of: sources))
  }

  /// Adds the app that shows one of the scenarios, and what performs their steps.
  private mutating func addApp() {
    let cases = scenarios.indices.map { index in
      """
            case \(literal(scenarios[index])):
              Bodycheck.program = BodycheckPrograms.\(Self.member(index))
              screen = BodycheckPrograms.\(Self.member(index))Screen
      """
    }
    files["\(SuiteProject.appFolder)/BodycheckApp.swift"] = """
      // Written by 'bodycheck export --suite'.

      \(exportPanelImports)
      /// The scenarios, each in a file of its own.
      enum BodycheckPrograms {}

      /// Shows the scenario that '-scenario NAME' names.
      @main
      struct BodycheckApp: App {
        private let screen: AnyView

        init() {
          switch UserDefaults.standard.string(forKey: "scenario") {
      \(cases.joined(separator: "\n"))
          default: screen = AnyView(Text("Start this app with '-scenario NAME'."))
          }
        }

        var body: some Scene {
          WindowGroup { screen }
        }
      }

      \(exportPanel)
      """
    files["\(SuiteProject.testFolder)/ScenarioTestCase.swift"] = suiteTestCase
  }

  /// The name of a program's file, which no two files of a module may share, whatever their case.
  private static func fileName(of path: String, among files: [String: String]) -> String {
    let taken = Set(files.keys.map { $0.lowercased() })
    var name = path.split(separator: "/").last.map(String.init) ?? path
    while taken.contains("\(SuiteProject.appFolder)/\(name)".lowercased()) { name = "_" + name }
    return name
  }

  /// What the files of an app are, so that results say which ones they are of.
  private static func version(of app: ExportedApp) -> String {
    String(contentHash(of: app.files).prefix(12))
  }

  /// What an exported program is, so that results say which one they are of.
  static func version(of program: ExportedProgram) -> String {
    String(contentHash(of: [program.file]).prefix(12))
  }

  static func name(of scenario: Scenario, on page: Page) -> String {
    "\(page.slug)#\(scenario.name)"
  }

  private static func member(_ index: Int) -> String { "scenario\(index + 1)" }

  private mutating func add(_ page: Page) {
    var tests: [String] = []
    var names: Set<String> = []
    for scenario in page.exportedScenarios {
      let name = Self.name(of: scenario, on: page)
      let program = exportedProgram(of: scenario, on: page)
      do throws(SharingObstacle) {
        let text = try program.sharedFile(Self.member(scenarios.count))
        // No two files of a module may have the same name.
        let file = page.slug.replacing("/", with: ".") + "." + scenario.name
        files["\(SuiteProject.appFolder)/\(page.slug)/\(file).swift"] = text
      } catch {
        leftOut.append((name, error))
        continue
      }
      scenarios.append(name)
      var test = "test" + upperCamelCase(scenario.name)
      while !names.insert(test).inserted { test += "_" }
      let begin = "begin(\(literal(name)), version: \(literal(Self.version(of: program))))"
      tests.append(Self.test(test, begin, scenario.steps(for: scenario.configuration)))
    }
    guard !tests.isEmpty else { return }
    var type = upperCamelCase(page.slug) + "Tests"
    while !classes.insert(type).inserted { type += "_" }
    files["\(SuiteProject.testFolder)/\(type).swift"] = """
      // \(escaped(page.slug)), written by 'bodycheck export --suite'.

      final class \(type): ScenarioTestCase {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }

  private static func test(_ method: String, _ begin: String, _ steps: [Step]) -> String {
    let steps = steps.map { step in
      let call = step.suiteCall
      return "    try step(\(literal(step.description))) {\(call.isEmpty ? "" : " \(call) ")}"
    }
    return """
        @MainActor func \(method)() throws {
          \(begin)
      \(steps.joined(separator: "\n"))
        }
      """
  }
}

/// A name such as `GuidelinesStableHandlers` of a path or a name with hyphens.
private func upperCamelCase(_ name: String) -> String {
  name.split { !$0.isLetter && !$0.isNumber }
    .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
