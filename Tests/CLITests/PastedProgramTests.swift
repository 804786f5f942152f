import Foundation
import TestSupport
import Testing

@testable import CLI

/// Files as people paste them, which together use most of the API: they run without a change.
@Suite struct `Pasted programs` {
  static let programs: [(file: String, root: String, steps: [String])] = [
    (
      "Shopping", "ContentView",
      ["wait 1 s", "type \"Mi\" into \"Find\"", "wait 1 s", "delete \"Bread\"", "toggle \"Milk\""]
    ),
    (
      "Tasks", "RootView",
      [
        "type \"Write\" into \"Title\"", "submit \"Title\"", "open \"Actions\"", "tap \"A\"",
        "tap \"More\"", "hold \"Write\"", "tap \"Copy\"", "open \"Write\"", "dismiss",
      ]
    ),
    ("Drawing", "Card", ["drag \"Card\" by 30, 0", "hold \"Card\""]),
    ("Drawing", "Drawing", ["tap \"Inc\"", "tap \"Scroll\"", "select \"Two\""]),
    (
      "Gallery", "GalleryView",
      ["open \"Sort\"", "tap \"Shuffle\"", "select \"Settings\"", "wait 2 s"]
    ),
    ("Gallery", "SettingsView", ["type \" L\" into \"Name\""]),
  ]

  @Test(arguments: programs)
  func `run without a change`(file: String, root: String, steps: [String]) throws {
    let path = TestProgram.root + "/Tests/Fixtures/Programs/" + file + ".swift"
    let program = try TestProgram([
      file + ".swift": String(contentsOfFile: path, encoding: .utf8)
    ])
    let line = ["run", file + ".swift", "--root", root] + steps.flatMap { ["--step", $0] }
    let result = program.run(line)
    #expect(result.code == .success, "\(result.output)\(result.errors)")
  }
}
