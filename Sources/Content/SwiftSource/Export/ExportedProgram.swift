/// A scenario as one Swift file that runs in Xcode, in Swift Playgrounds and on the engine, counts by itself
/// which bodies run, and prints what it counted as a table for an observation.
package struct ExportedProgram: Sendable {
  /// The name of the view that shows the program above a panel with its steps.
  package static let screen = "BodycheckScreen"
  /// The label of the panel's button that ends a step.
  package static let button = "Bodycheck: record"

  /// The whole file.
  package let text: String

  /// - Parameters:
  ///   - code: The program.
  ///   - grammar: How it is divided into tokens.
  ///   - root: The expression that makes its root view; `nil` for the only view that can be the root.
  ///   - steps: The steps in the page's wording, each with the name of a step that the program defines itself.
  ///   - origin: Where the program is from, such as `guidelines/stable-handlers#inline`.
  package init(
    code: String,
    grammar: SwiftGrammar,
    root: String?,
    steps: [(text: String, name: String?)],
    origin: String
  ) {
    let (counted, types) = countingBodies(withoutEntryPoints(code, grammar), grammar) {
      "Bodycheck.ran(\"\($0)\")"
    }
    let root = root ?? (SourceOutline(code, grammar).rootCandidates.first ?? "EmptyView") + "()"
    let named = steps.map { $0.name.map { "steps[\(literal($0))]" } ?? "nil" }
    text = """
      // \(origin), exported by Bodycheck.
      //
      // Run it in Xcode (as the only file of a new app) or in Swift Playgrounds. Perform each step that the panel
      // names, then tap "\(Self.button)". After the last step the console has a table to paste into an observation.

      #if !BODYCHECK
      import Foundation
      #endif
      import SwiftUI

      \(counted)

      // MARK: - Bodycheck

      /// Counts which bodies run, step by step.
      @MainActor
      enum Bodycheck {
        static let script = [\(list(steps.map { literal($0.text) }))]
        /// What the program itself does in a step.
        static let actions: [(@MainActor () -> Void)?] = [\(list(named))]
        static let views = [\(list(unique(types).map(literal)))]
        private static var counts: [String: Int] = [:]
        private static var rows: [String] = []

        static func ran(_ view: String) { counts[view, default: 0] += 1 }

        /// Ends a step: everything that ran since the last one belongs to it.
        static func record() {
          let cells = views.map { String(counts[$0, default: 0]) }
          rows.append("| " + ([script[rows.count]] + cells).joined(separator: " | ") + " |")
          counts = [:]
          if rows.count == script.count { print(report) }
        }

        static var report: String {
          let header = "| " + (["Observed"] + views).joined(separator: " | ") + " |"
          let rule = "| --- |" + views.map { _ in " --: |" }.joined()
          return (facts + ["", header, rule] + rows).joined(separator: "\\n")
        }

        private static var facts: [String] {
          #if !BODYCHECK
          #if os(macOS)
          let name = "macOS"
          #elseif os(tvOS)
          let name = "tvOS"
          #elseif os(watchOS)
          let name = "watchOS"
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
            "os: \\(name) \\(version.majorVersion)",
            "device: \\(place) with \\(name) \\(version.majorVersion).\\(version.minorVersion)",
            "evidence: device log",
          ]
          #else
          return ["os: none, Bodycheck's engine"]
          #endif
        }
      }

      /// Names the next step.
      struct BodycheckPanel: View {
        @State private var step = 0

        var body: some View {
          VStack(alignment: .leading) {
            if step < Bodycheck.script.count {
              Text("Step \\(step + 1) of \\(Bodycheck.script.count): \\(Bodycheck.script[step])")
              if let action = Bodycheck.actions[step] {
                Button("Bodycheck: perform") { action() }
              }
              Button("\(Self.button)") {
                Bodycheck.record()
                step += 1
              }
            } else {
              Text("Done. The table is in the console.")
            }
          }
          .padding()
        }
      }

      /// The program above the panel.
      struct \(Self.screen): View {
        var body: some View {
          VStack(spacing: 0) {
            \(root)
            BodycheckPanel()
          }
        }
      }

      @main
      struct BodycheckApp: App {
        var body: some Scene {
          WindowGroup { \(Self.screen)() }
        }
      }

      """
  }
}

private func list(_ items: [String]) -> String { items.joined(separator: ", ") }

/// The names, each once.
private func unique(_ names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { seen.insert($0).inserted }
}

/// A text as a string literal.
private func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
