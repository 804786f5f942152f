/// What the test of a suite has measured: the file that `ScenarioTestCase` writes.
struct SuiteResults: Decodable {
  /// Steps that were recorded together, and what ran in them.
  struct Row: Decodable {
    let steps: [String]
    /// The evaluations of each type.
    let counts: [String: Int]
    let console: [String]
  }

  struct Scenario: Decodable {
    /// Its address, such as `guidelines/stable-handlers#inline`.
    let scenario: String
    /// The version of the exported program.
    let version: String
    let rows: [Row]
    /// The step that could not be performed, and the reason.
    let stoppedAt: String?
    let reason: String?
  }

  /// The format's version.
  let version: Int
  /// The day on which it began, such as `2026-11-26`.
  let date: String
  /// Such as `iOS 18`.
  let os: String
  let device: String
  let xcode: String?
  let configuration: String
  let scenarios: [Scenario]

  /// Whether what pages would show of the device is one line without markup, such as `iPhone 17 Pro (simulator)`.
  var hasPlainFacts: Bool {
    [date, os, device, xcode ?? "", configuration].joined().allSatisfy { character in
      character.isLetter || character.isNumber || " .,-+()'’\"".contains(character)
    }
  }
}
