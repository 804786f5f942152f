import Diagnostics
import Foundation
import Guidelines
import ScenarioTrace
import SwiftSource
import TestSupport
import Testing

@testable import CLI
@testable import Verification

@Suite(.runsScenarios) struct `A suite for Xcode` {
  private let program: TestProgram

  init() throws { program = TestProgram(root: TestProgram.root, keeping: try ScratchFolder()) }

  /// Exports pages, compiles the app and its test beside a stand-in for XCTest, runs each test, and compares what the
  /// tests have written with the pages.
  /// - Parameters:
  ///   - pages: The paths of the pages.
  ///   - system: What the app is built with and runs on.
  ///   - scenarios: The scenarios whose tests run; `nil` for all.
  /// - Returns: What `observe` says.
  /// - Throws: `ExportProblem`, `DriveProblem`.
  private func observed(
    _ pages: [String],
    on system: MeasuredSystem = .standard,
    _ scenarios: Set<String>? = nil
  ) throws -> TestProgram.Result {
    let scratch = try program.scratch
    let folder = scratch.path + "/suite"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let export = program.run(["export", "--suite", folder] + pages)
    guard export.code == .success else { throw ExportProblem(text: export.errors) }
    let drive = try SuiteDrive(folder, scenarios)
    try scratch.write(drive.results(on: system, in: program.context()), to: "results.json")
    return program.run("observe", scratch.path + "/results.json")
  }

  @Test func `gives the counts of its pages when its own test drives it`() throws {
    let result = try observed([
      "content/guidelines/text-field-drafts.md", "content/guidelines/dismiss-in-a-leaf.md",
      "content/guidelines/lazy-containers.md", "content/guidelines/rows-that-count.md",
    ])
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("29 scenarios, 29 as stated, 0 different, 0 not compared"))
  }

  @Test func `measures a program of the user's own, of several files`() throws {
    let own = try TestProgram([
      "App/Screen.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("Add") { count += 1 }
            Row(count: count)
          }
        }
      }
      """,
      "App/bodycheckApp.swift": """
      import SwiftUI
      struct Row: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      """,
    ])
    let suite = try own.scratch.path + "/suite"
    let refused = own.run("export", "App", "--suite", suite)
    #expect(refused.errors.contains("has no place for a panel: add '--root VIEW'"))
    let export = own.run(
      "export",
      "App",
      "--suite",
      suite,
      "--root",
      "Screen",
      "--step",
      "tap \"Add\""
    )
    #expect(export.code == .success, "\(export.errors)")
    for name in ["project.pbxproj", "xcshareddata/xcschemes/Bodycheck.xcscheme"] {
      let file = suite + "/Bodycheck.xcodeproj/" + name
      #expect(FileManager.default.fileExists(atPath: file), "\(name)")
    }
    let results = try SuiteDrive(suite, nil).results(on: .standard, in: program.context())
    try own.scratch.write(results, to: "results.json")
    let same = own.run("observe", "results.json", "App", "--root", "Screen")
    #expect(same.code == .success, "\(same.output)\(same.errors)")
    #expect(same.output.contains("tap \"Add\"    1       1\n"))
    #expect(same.output.hasSuffix("debug: as on the engine\n"))
    try own.scratch.write(results.replacing("\"Row\":1", with: "\"Row\":3"), to: "results.json")
    let other = own.run("observe", "results.json", "App", "--root", "Screen")
    #expect(other.code == .findings)
    #expect(other.output.contains("3 (1)"))
    try own.scratch.write(
      "import SwiftUI\nstruct Row: View { let count: Int; var body: some View { Text(\"\") } }",
      to: "App/bodycheckApp.swift"
    )
    let changed = own.run("observe", "results.json", "App", "--root", "Screen")
    #expect(changed.errors.contains("the program has changed since"))
  }

  /// Each scenario on the system whose counts its page states; twenty minutes of work, which the nightly run does.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["BODYCHECK_WHOLE_SUITE"] != nil))
  func `gives the counts of all pages`() throws {
    let content = SiteFolder(content: "content", paths: [], context: program.context())
    var pages: [MeasuredSystem: [String: Set<String>]] = [:]
    for page in try content.read().pages {
      for scenario in page.exportedScenarios {
        let name = DeviceSuite.name(of: scenario, on: page)
        pages[MeasuredSystem(of: scenario), default: [:]][page.path, default: []].insert(name)
      }
    }
    for (system, scenarios) in pages.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      let paths = scenarios.keys.sorted()
      for start in stride(from: 0, to: paths.count, by: 16) {
        let group = Array(paths[start..<min(start + 16, paths.count)])
        do {
          try check(observed(group, on: system, names(group)))
        } catch is DriveProblem {
          // What some file of the group makes ambiguous compiles beside fewer.
          for path in group {
            do { try check(observed([path], on: system, names([path]))) } catch {
              print("\(path) by itself: \(error)")
            }
          }
        }
      }
      func names(_ paths: [String]) -> Set<String> {
        paths.reduce(into: []) { $0.formUnion(scenarios[$1] ?? []) }
      }
    }
  }

  /// The pages whose counts differ in a suite, whatever it runs on.
  private static let exceptions = [
    // A body that the program calls itself is counted only by its own code.
    "/print-changes.md",
    // A view without content appears as the root, and not in the stack with the panel.
    "/114-state-read-after-write-in-onappear.md",
    // A test opens by tapping, which is the primary action of this menu.
    "/495-menu-with-a-primary-action.md",
  ]

  /// Checks that only those counts differ for which there is a reason.
  private func check(_ result: TestProgram.Result) throws {
    print(result.output)
    for line in result.output.split(separator: "\n") where line.contains(": warning: ") {
      let page = String(line.prefix { $0 != ":" })
      // The engine disagrees with what was observed there.
      let text = try String(contentsOfFile: TestProgram.root + "/" + page, encoding: .utf8)
      let isKnown = Self.exceptions.contains { page.hasSuffix($0) }
      let isExpected = text.contains("\ntriage: ") || isKnown
      #expect(isExpected, "\(line)")
    }
  }
}

/// What an app is built with and runs on.
private struct MeasuredSystem: Hashable {
  static let standard = MeasuredSystem(profile: .standard, sdk: Profile.standard.sdk)

  let profile: Profile
  let sdk: Sdk

  init(profile: Profile, sdk: Sdk) {
    (self.profile, self.sdk) = (profile, sdk)
  }

  /// The system whose counts a page states for a scenario.
  init(of scenario: Scenario) {
    profile = scenario.profile.flatMap(Profile.init(rawValue:)) ?? .standard
    sdk = scenario.sdk ?? profile.sdk
  }
}

private struct ExportProblem: Error {
  let text: String
}

private struct DriveProblem: Error {
  let test: String
  let outcome: ScenarioOutcome
}

/// Runs the test of a suite against the engine.
private struct SuiteDrive {
  private var sources: ProgramSources
  private var tests: [String] = []

  /// - Parameters:
  ///   - folder: The suite.
  ///   - scenarios: The scenarios whose tests run; `nil` for all.
  /// - Throws: An error of the file system.
  init(_ folder: String, _ scenarios: Set<String>?) throws {
    func file(_ path: String, _ text: String, of module: String? = nil) -> ProgramSources.File {
      .init(source: SourceText(path: path, text: text), module: module)
    }
    let standIn = TestProgram.root + "/Tests/Fixtures/DeviceSuite/XCTest.swift"
    sources = ProgramSources(SourceText(path: "Drive.swift", text: ""))
    sources.files = [
      file(
        "XCTest.swift",
        try String(contentsOfFile: standIn, encoding: .utf8),
        of: "XCTestStandIn"
      )
    ]
    sources.flags = ["-package-name", "bodycheck"]
    var app = ""
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        .replacing("import XCTest", with: "import XCTestStandIn")
      if name.hasSuffix("/BodycheckApp.swift") {
        app = text
        continue
      }
      sources.files.append(file(name, text))
      guard let type = text.firstMatch(of: /final class (\w+): ScenarioTestCase/)?.1 else {
        continue
      }
      for test in text.matches(of: /func (test\w+)\([^"]*begin\("([^"]*)"/)
      where scenarios?.contains(String(test.2)) != false {
        tests.append("\(type)().\(test.1)")
      }
    }
    let steps = tests.map { "\"\($0)\": { drive { try \($0)() } }" }.joined(separator: ",\n")
    // The steps must be in the file of what is shown.
    let drive = """
      import ScenarioHost
      import XCTestStandIn

      fileprivate let steps: [String: @MainActor () -> Void] = [
      \(steps)
      ]

      @MainActor private func drive(_ test: () throws -> Void) {
        Operated.start = { StepPerformer(app: BodycheckApp.self) }
        try? test()
        let data = FileManager.default.contents(atPath: NSTemporaryDirectory() + "bodycheck-results.json")
        Swift.print("RESULTS " + (data?.base64EncodedString() ?? ""))
      }
      """
    sources.files.append(file("App.swift", app + drive))
  }

  func results(on system: MeasuredSystem, in context: Context) throws -> String {
    let toolchain = try context.toolchain()
    let runner = try context.scenarioRunner(toolchain, usesCache: false, trustsPages: false)
    let program = try UserProgram(
      sources,
      choice: .named("BodycheckApp"),
      steps: [],
      settings: .init(
        configuration: .debug,
        profile: system.profile,
        sdk: system.sdk,
        toolchain: toolchain.version,
        isStrict: true
      )
    )
    let scratch = try ScratchFolder()
    let compiled = try CompiledProgram(
      program.request(profile: system.profile),
      by: runner,
      in: scratch.path + "/drive"
    )
    var merged: [String: Any] = [:]
    var scenarios: [Any] = []
    // Each test starts a new process, as XCUIApplication does.
    for test in tests {
      let outcome = compiled.outcome(of: [.present(hostPasses: 0), .run(test)], views: [])
      let console = outcome.run?.console ?? []
      guard let line = console.last, line.hasPrefix("RESULTS "),
        let data = Data(base64Encoded: String(line.dropFirst(8))),
        let results = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      else {
        throw DriveProblem(test: test, outcome: outcome)
      }
      let failures = console.filter { $0.hasPrefix("XCTFail") }
      // A step that another system would take; what it changed is compared.
      if !failures.isEmpty { print(test, failures) }
      merged = results
      scenarios += results["scenarios"] as? [Any] ?? []
    }
    merged["scenarios"] = scenarios
    // The engine says that it is no system.
    merged["os"] = "iOS \(system.profile.systemVersion)"
    merged["xcode"] = String(system.sdk.rawValue.suffix(2))
    let data = try JSONSerialization.data(withJSONObject: merged)
    return String(decoding: data, as: UTF8.self)
  }
}
