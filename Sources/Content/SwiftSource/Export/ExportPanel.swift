/// What the code of the panel imports.
package let exportPanelImports = """
  import Foundation
  import SwiftUI

  """

/// The code that counts, and the panel that names the steps and shows what was counted.
package let exportPanel = #"""
  // MARK: - Bodycheck

  /// A program and its steps.
  struct BodycheckProgram {
    let steps: [String]
    /// What the program itself does in a step.
    let actions: [(@MainActor () -> Void)?]
    /// The types whose bodies are counted.
    let views: [String]
  }

  /// Counts which bodies run, step by step.
  @MainActor
  enum Bodycheck {
    static var program = BodycheckProgram(steps: [], actions: [], views: [])
    private static var counts: [String: Int] = [:]
    private static var rows: [String] = []

    static func ran(_ view: String) { counts[view, default: 0] += 1 }

    /// Ends a step: everything that ran since the last one belongs to it.
    /// - Returns: The counts, one in a line, and the printed lines.
    static func record() -> String {
      let cells = program.views.map { String(counts[$0, default: 0]) }
      let result =
        zip(program.views, cells).map { "count \($0)=\($1)" }
        + BodycheckConsole.takeLines().map { "printed \($0)" }
      rows.append("| " + ([program.steps[rows.count]] + cells).joined(separator: " | ") + " |")
      counts = [:]
      if rows.count == program.steps.count { Swift.print(table) }
      return result.joined(separator: "\n")
    }

    private static var table: String {
      let header = "| " + (["Observed"] + program.views).joined(separator: " | ") + " |"
      let rule = "| --- |" + program.views.map { _ in " --: |" }.joined()
      return (facts + ["", header, rule] + rows).joined(separator: "\n")
    }

    /// The system and the device.
    static var facts: [String] {
      #if !BODYCHECK
      #if os(macOS)
      let name = "macOS"
      #elseif os(tvOS)
      let name = "tvOS"
      #elseif os(watchOS)
      let name = "watchOS"
      #elseif os(visionOS)
      let name = "visionOS"
      #else
      let name = "iOS"
      #endif
      let version = ProcessInfo.processInfo.operatingSystemVersion
      var system = utsname()
      uname(&system)
      let machine = withUnsafeBytes(of: &system.machine) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      #if targetEnvironment(simulator)
      let place = "simulator"
      #else
      let place = machine
      #endif
      return [
        "os: \(name) \(version.majorVersion)",
        "device: \(place) with \(name) \(version.majorVersion).\(version.minorVersion)",
        "evidence: device log",
      ]
      #else
      return ["os: none", "device: Bodycheck's engine"]
      #endif
    }
  }

  /// Prints as always, and keeps the text for the step.
  func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator) + terminator
    Swift.print(text, terminator: "")
    BodycheckConsole.add(text)
  }

  /// What the program has printed in a step, on any thread.
  enum BodycheckConsole {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var text = ""

    static func add(_ more: String) { lock.withLock { text += more } }

    static func takeLines() -> [String] {
      lock.withLock {
        defer { text = "" }
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      }
    }
  }

  /// A program above the panel.
  struct BodycheckFrame<Program: View>: View {
    @ViewBuilder let program: Program

    var body: some View {
      VStack(spacing: 0) {
        program
        BodycheckPanel()
      }
    }
  }

  /// Names the next step.
  struct BodycheckPanel: View {
    @State private var step = 0
    @State private var result = Bodycheck.facts.joined(separator: "\n")

    private var program: BodycheckProgram { Bodycheck.program }

    var body: some View {
      VStack(alignment: .leading) {
        if step < program.steps.count {
          Text("Step \(step + 1) of \(program.steps.count): \(program.steps[step])")
          if let action = program.actions[step] {
            Button("\#(ExportedProgram.ownStepButton)") { action() }
          }
          Button("\#(ExportedProgram.button)") {
            result = Bodycheck.record()
            step += 1
          }
        } else {
          Text("Done. The table is in the console.")
        }
        Text(result)
          .font(.caption2)
          .lineLimit(2)
          .accessibilityIdentifier("\#(ExportedProgram.result)")
      }
      .padding()
    }
  }

  """#
