import Diagnostics
import Glibc
import Guidelines
import Subprocess
import SwiftSource

/// The last output of a program that did not finish.
struct CrashReport: Equatable {
  /// The trap's message, or how the process ended if there is none.
  private(set) var message: String
  /// The name of the file, if the trap is in the program's own code.
  private(set) var file: String?
  /// The line of that file.
  private(set) var line: Int?
  /// What the engine says of the place: a type's name, or a function in the compiler's words.
  private(set) var places: [String] = []

  /// Reads `Scenario/page.md:12: Fatal error: out of luck`.
  ///
  /// A trap inside the standard library or the engine reports a location of their own, which is useless on a
  /// page; a release build traps without a message. In both cases, the engine adds lines that say which functions
  /// were running.
  init(errors: String, ending: ChildProcess.Ending) {
    var lines: [Substring] = []
    var engineFunction: String?
    for line in errors.split(separator: "\n") {
      if let place = ["in type: ", "in function: ", "in body: "].lazy
        .compactMap({ line.hasPrefix($0) ? line.dropFirst($0.count) : nil }).first
      {
        places.append(String(place))
      } else if line.hasPrefix("in engine: ") {
        engineFunction = Self.inAuthorsWords(line.dropFirst(11))
      } else {
        lines.append(line)
      }
    }
    let mark = "Fatal error"
    guard let text = lines.last(where: { $0.contains(mark) }),
      let range = text.firstRange(of: mark)
    else {
      let last = engineFunction.map { " in '\($0)'" } ?? lines.last.map { ": \($0)" } ?? ""
      message = Self.message(for: ending) + last
      return
    }
    let said = text[range.upperBound...].drop { $0 == ":" || $0 == " " }
    message = said.isEmpty ? mark : String(said)
    let location = text[..<range.lowerBound].split(separator: ":")
    let names = location.first?.split(separator: "/") ?? []
    guard names.count == 2, location.count > 1, !Self.otherModules.contains(names[0]) else {
      return
    }
    file = String(names[1])
    line = Int(position: location[1])
  }

  /// Where it is in one of the program's files: the line of the trap, or else of the type whose function trapped.
  func location(in program: ScenarioProgram) -> SourceLocation? {
    if let line,
      let path = program.paths.first(where: { $0.split(separator: "/").last == file?[...] })
    {
      return SourceLocation(path: path, line: line, column: 1)
    }
    guard !places.isEmpty else { return nil }
    let types = SourceOutline(joined(program.fragments), .swift5).types
    let lines = codeLocations(of: program.fragments)
    for place in places {
      let function = "." + Self.withoutDiscriminators(place) + "."
      let type = types.filter { function.contains(".\($0.name).") }.max {
        $0.name.count < $1.name.count
      }
      if let type, lines.indices.contains(type.line - 1) {
        return lines[type.line - 1]
      }
    }
    return nil
  }

  /// Replaces `(Row in _3F)` by `Row`, as the compiler writes private types.
  private static func withoutDiscriminators(_ text: String) -> String {
    text.replacing(/\((\w+) in [^()]*\)/) { String($0.output.1) }
  }

  /// Drops from a function of the engine what its caller does not write: modules, labels of closures, the result.
  private static func inAuthorsWords(_ function: Substring) -> String {
    let inner = function.split(separator: " in ").last.map(String.init) ?? String(function)
    let name = inner.prefix { $0 != " " }
    return withoutDiscriminators(String(name))
      .replacing(
        /\b(Reconciler|Swift|FoundationShim|CombineShim|DispatchShim|UIKitShim)\./,
        with: ""
      )
  }

  /// The modules whose own locations say nothing about a program.
  private static let otherModules: Set<Substring> = [
    "Swift", "_Concurrency", "FoundationEssentials", "Foundation", "ValueComparison",
    "AttributeGraph",
    "Reconciler", "ScenarioHost", "ScenarioTrace", "CombineShim", "CoreGraphicsShim",
    "DispatchShim",
    "FoundationShim", "UIKitShim", "AppKitShim",
  ]

  /// How the message of a program begins that left with `exit`, which is not a crash.
  private static let exit = "the program ended with code"

  /// Whether a message says that a program left with `exit`.
  static func isExit(_ message: String) -> Bool { message.hasPrefix(exit) }

  private static func message(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let code): "\(exit) \(code) before its last step"
    case .timedOut: "the program ran out of time"
    case .signaled(SIGXFSZ): "the program wrote too much"
    case .signaled(SIGSYS):
      "the program tried to start a process, to open a socket or to reach another process"
    case .signaled(SIGILL), .signaled(SIGTRAP): "the program trapped without a message"
    case .signaled(SIGSEGV), .signaled(SIGBUS): "the program accessed invalid memory"
    case .signaled(let signal): "the program was stopped by signal \(signal)"
    }
  }
}
