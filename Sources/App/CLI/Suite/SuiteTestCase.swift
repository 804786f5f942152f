import SwiftSource

/// The code that performs steps through XCTest's public API, the same on a device and on the engine.
let suiteTestCase = #"""
  // Written by 'bodycheck export --suite'.

  import Foundation
  import XCTest

  /// Performs the steps of scenarios, and writes what the app's panel shows after each of them.
  class ScenarioTestCase: XCTestCase {
    @MainActor private static var results = Results()
    @MainActor private var app: XCUIApplication { XCUIApplication() }

    /// Launches the app with a scenario.
    @MainActor func begin(_ scenario: String, version: String) {
      let app = app
      app.launchArguments = ["-scenario", scenario]
      app.launch()
      Self.results.scenarios.append(.init(scenario: scenario, version: version))
      Self.results.add(facts: app.staticTexts["\#(ExportedProgram.result)"].firstMatch.label)
      Self.results.write()
    }

    /// Performs a step and records what ran; the steps after one that cannot be performed are left out.
    @MainActor func step(_ text: String, _ perform: () throws -> Void) throws {
      do {
        try perform()
      } catch let problem as NotPerformed {
        Self.results.end(at: text, problem.reason)
        throw XCTSkip("'\(text)' was not performed: \(problem.reason)")
      }
      Self.results.steps.append(text)
      let button = app.buttons["\#(ExportedProgram.button)"].firstMatch
      // What covers the panel hides it; the next step then records both.
      guard button.exists, button.isHittable else { return }
      button.tap()
      Self.results.record(app.staticTexts["\#(ExportedProgram.result)"].firstMatch.label)
    }

    // MARK: - Steps

    @MainActor func tap(_ label: String, row: String? = nil, number: Int = 1) throws {
      try find(label, row, number, [.button, .switch, .link, .cell]).tap()
    }

    @MainActor func toggle(_ label: String, row: String? = nil, number: Int = 1) throws {
      let toggle = try find(label, row, number, [.switch])
      // The row around a switch has its label, and only the switch itself reacts.
      let knob = toggle.descendants(matching: .switch).firstMatch
      (knob.exists ? knob : toggle).tap()
    }

    @MainActor func select(_ label: String, row: String? = nil, number: Int = 1) throws {
      try find(label, row, number, [.button, .cell, .radioButton, .menuItem]).tap()
    }

    @MainActor func hold(_ label: String, row: String? = nil, number: Int = 1) throws {
      try find(label, row, number).press(forDuration: 1)
    }

    @MainActor func type(
      _ text: String,
      into label: String,
      row: String? = nil,
      number: Int = 1
    ) throws {
      let field = try find(label, row, number, [.textField, .secureTextField, .searchField, .textView])
      field.tap()
      field.typeText(text)
    }

    @MainActor func submit(_ label: String, row: String? = nil, number: Int = 1) throws {
      let field = try find(label, row, number, [.textField, .secureTextField, .searchField])
      field.tap()
      field.typeText("\n")
    }

    @MainActor func drag(
      _ label: String,
      x: Double,
      y: Double,
      row: String? = nil,
      number: Int = 1
    ) throws {
      let start = try find(label, row, number)
        .coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: x, dy: y)))
    }

    @MainActor func pinch(_ label: String, scale: Double, row: String? = nil, number: Int = 1) throws {
      try find(label, row, number).pinch(withScale: scale, velocity: scale > 1 ? 1 : -1)
    }

    @MainActor func rotate(
      _ label: String,
      degrees: Double,
      row: String? = nil,
      number: Int = 1
    ) throws {
      try find(label, row, number)
        .rotate(degrees * .pi / 180, withVelocity: degrees > 0 ? 1 : -1)
    }

    @MainActor func drop(_ label: String, onto target: String) throws {
      let start = try find(label, nil, 1)
      start.press(forDuration: 1, thenDragTo: try find(target, nil, 1))
    }

    @MainActor func delete(_ label: String, row: String? = nil, number: Int = 1) throws {
      try find(label, row, number, [.cell]).swipeLeft()
      try find("Delete", nil, 1, [.button]).tap()
    }

    @MainActor func scroll(to label: String) throws {
      for _ in 0..<40 where !app.descendants(matching: .any)[label].firstMatch.exists {
        app.swipeUp()
      }
      _ = try find(label, nil, 1)
    }

    @MainActor func dismiss() { app.swipeDown() }

    @MainActor func wait(_ seconds: Double) {
      _ = XCTWaiter.wait(for: [expectation(description: "time")], timeout: seconds)
    }

    @MainActor func appearance(_ appearance: XCUIDevice.Appearance) {
      XCUIDevice.shared.appearance = appearance
    }

    @MainActor func cannot(_ reason: String) throws { throw NotPerformed(reason: reason) }

    /// The element that shows a label: of the kinds that take the step, or else any.
    @MainActor private func find(
      _ label: String,
      _ row: String?,
      _ number: Int,
      _ kinds: [XCUIElement.ElementType] = []
    ) throws -> XCUIElement {
      let area: XCUIElement =
        row.map { app.cells.containing(.any, identifier: $0).firstMatch } ?? app
      let any = area.descendants(matching: .any).matching(identifier: label)
      guard any.firstMatch.waitForExistence(timeout: 5) else {
        throw NotPerformed(reason: "nothing shows '\(label)'")
      }
      let found = (kinds + [.any]).lazy.map { kind in
        area.descendants(matching: kind).matching(identifier: label).element(boundBy: number - 1)
      }
      guard let element = found.first(where: { $0.exists }) else {
        throw NotPerformed(reason: "fewer than \(number) elements show '\(label)'")
      }
      guard element.isHittable else {
        throw NotPerformed(reason: "'\(label)' is covered or outside of the screen")
      }
      return element
    }
  }

  private struct NotPerformed: Error {
    let reason: String
  }

  /// What was measured, as 'bodycheck observe' reads it.
  private struct Results: Codable {
    struct Row: Codable {
      /// The steps that were recorded together, as on the page.
      let steps: [String]
      let counts: [String: Int]
      let console: [String]
    }

    struct Scenario: Codable {
      let scenario: String
      /// Of the exported program.
      let version: String
      var rows: [Row] = []
      /// The step that could not be performed.
      var stoppedAt: String?
      var reason: String?
    }

    var version = 1
    var date = Date.now.formatted(.iso8601.year().month().day())
    var os = ""
    var device = ""
    var xcode: String?
    var configuration = "debug"
    var scenarios: [Scenario] = []
    /// The steps that were performed and not recorded yet.
    var steps: [String] = []

    enum CodingKeys: String, CodingKey { case version, date, os, device, xcode, configuration, scenarios }

    init() {
      #if !DEBUG
      configuration = "release"
      #endif
      xcode = Bundle(for: ScenarioTestCase.self).object(forInfoDictionaryKey: "DTXcode") as? String
    }

    mutating func add(facts: String) {
      steps = []
      for line in facts.split(separator: "\n") {
        if line.hasPrefix("os: ") { os = String(line.dropFirst(4)) }
        if line.hasPrefix("device: ") { device = String(line.dropFirst(8)) }
      }
    }

    mutating func record(_ panel: String) {
      var counts: [String: Int] = [:]
      var console: [String] = []
      for line in panel.split(separator: "\n") {
        if line.hasPrefix("printed ") {
          console.append(String(line.dropFirst(8)))
        } else if line.hasPrefix("count "), let equals = line.lastIndex(of: "=") {
          counts[String(line[..<equals].dropFirst(6))] = Int(line[line.index(after: equals)...])
        }
      }
      scenarios[scenarios.count - 1].rows.append(.init(steps: steps, counts: counts, console: console))
      steps = []
      write()
    }

    mutating func end(at step: String, _ reason: String) {
      scenarios[scenarios.count - 1].stoppedAt = step
      scenarios[scenarios.count - 1].reason = reason
      write()
    }

    /// Writes all results so far, so that a run that stops loses nothing.
    func write() {
      let path =
        ProcessInfo.processInfo.environment["BODYCHECK_RESULTS"]
        ?? NSTemporaryDirectory() + "bodycheck-results.json"
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try? encoder.encode(self)
      if !FileManager.default.createFile(atPath: path, contents: data) {
        XCTFail("cannot write '\(path)': set TEST_RUNNER_BODYCHECK_RESULTS to a file that the test may write")
      }
    }
  }

  """#
