import Foundation
import TestSupport
import Testing

@testable import CLI

/// Programs that together use most of the API run without a change.
///
/// They are small ones in the manner of tutorials, and files as people paste them; those of a page are compiled as
/// one module.
@Suite(.runsScenarios) struct `Everyday programs` {
  /// The files of `Tests/Fixtures/Programs`, each with a root and steps that all can be performed.
  private static let pasted: [(file: String, root: String, steps: [String])] = [
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
    (
      "Recipes", "RecipeTabs",
      [
        "select \"Search\"", "type \"Pad\" into \"Find recipes\"", "open \"Pad Thai\"",
        "select \"Profile\"",
      ]
    ),
    (
      "Reordering", "TaskBoard",
      ["toggle \"Task 1\"", "drag \"Card Task 2\" by 0, 60", "tap \"Shuffle\""]
    ),
    (
      "Chat", "ChatScreen",
      ["type \"Hi\" into \"Message\"", "submit \"Message\"", "wait 1 s"]
    ),
    ("Generics", "GenericsScreen", ["tap \"Add\"", "tap \"Load\""]),
    ("Clock", "ClockScreen", ["wait 2 s", "tap \"Wave\"", "toggle \"Seconds\""]),
  ]

  /// The files that use the names of the API, each name as articles write it; one file for each
  /// subject, whose root shows all uses at once.
  private static let uses: [(file: String, root: String, steps: [String])] = {
    let folder = TestProgram.root + "/Tests/Fixtures/Programs/Surface"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let name = String(file.dropLast(".swift".count))
      return ("Surface/" + name, name + "Uses", [])
    }
  }()

  /// A page with a scenario for each root of some programs, whose counts nobody states.
  private static func page(
    of programs: [(file: String, root: String, steps: [String])]
  ) throws -> String {
    let scenarios = try programs.map { program in
      let path = TestProgram.root + "/Tests/Fixtures/Programs/" + program.file + ".swift"
      let code = try String(contentsOfFile: path, encoding: .utf8)
      let rows = (["present"] + program.steps).map { "| \($0) | – |\n" }.joined()
      let fence = "```swift scenario=\(program.root.lowercased()) root=\(program.root)\n"
      return fence + code + "```\n\n| Interaction | \(program.root) |\n| --- | --: |\n" + rows
    }
    return "---\ntitle: Pasted\nsummary: Files.\ntopic: Tests\n---\n\n# Pasted\n\n"
      + scenarios.joined(separator: "\n")
  }

  private static let verified = Result { () throws -> (TestProgram, VerificationReport) in
    var files = try TestProgram.files(ofSite: "everyday")
    files["content/guidelines/pasted.md"] = try page(of: pasted)
    files["content/guidelines/uses.md"] = try page(of: uses)
    let program = try TestProgram(files)
    let result = program.run("verify", "--format", "json")
    return (program, try VerificationReport(json: Data(result.output.utf8)))
  }

  private static var report: Result<VerificationReport, any Error> { verified.map(\.1) }

  @Test func `run without a change and as their pages state`() throws {
    let report = try Self.report.get()
    #expect(report.entries.count == 27 + Self.pasted.count + Self.uses.count)
    #expect(Self.uses.count > 30)
    for entry in report.entries {
      #expect(entry.status == .verified, "\(entry.scenario): \(entry.findings.map(\.what))")
    }
  }

  @Test func `share a module with the programs of their page that import the same`() throws {
    for entry in try Self.report.get().entries {
      if case .separate(let reason) = entry.mode { Issue.record("\(entry.scenario): \(reason)") }
    }
  }

  /// The explanation names what every body, row and closure of a program did, and why.
  @Test func `are explained as before`() throws {
    let (program, report) = try Self.verified.get()
    let pages = Dictionary(grouping: report.entries, by: \.page)
    for (page, entries) in pages where !page.hasSuffix("uses.md") {
      let texts = entries.map { entry in
        let result = program.run("explain", "\(page)#\(entry.scenario)")
        return "\(entry.scenario)\n\n\(result.output)\(result.errors)"
      }
      let name = page.split(separator: "/").last ?? ""
      try expectOutput(
        texts.joined(separator: "\n").replacing(try program.compilerVersion, with: "6"),
        "everyday/\(name.dropLast(3)).txt"
      )
    }
  }
}
