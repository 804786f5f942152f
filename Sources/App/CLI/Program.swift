import DevServer
import Diagnostics
import FileSystem
import FoundationEssentials
import Glibc
import Guidelines
import Mustache
import SiteRenderer
import Spelling
import Subprocess
import Threads
import Verification

/// The whole program: selects the command and converts its result into an exit code.
package enum Program {
  /// The version of this release; scripts, documents and tests take it from here.
  static let version = "0.1.0"

  /// What built a site, in a few words for its pages, including the compiler if there are scenarios.
  static func engine(_ toolchain: Toolchain, for pages: [Page]) -> String {
    let isMeasuring = !toolchain.version.isEmpty && pages.contains { !$0.scenarios.isEmpty }
    return "Bodycheck \(version)" + (isMeasuring ? ", Swift \(toolchain.version)" : "")
  }

  /// All commands, in the order of the help.
  static let commands: [any Command.Type] = [
    BuildCommand.self, VerifyCommand.self, RunCommand.self, ExplainCommand.self,
    AuditCommand.self, PlayCommand.self,
    ExportCommand.self, ObserveCommand.self, CheckCommand.self, ServeCommand.self, NewCommand.self,
    InitCommand.self,
    MergeResultsCommand.self, DiffCommand.self, MCPCommand.self,
    DoctorCommand.self, CompletionsCommand.self,
  ]

  /// Runs with the process's own arguments, environment and streams, then exits.
  package static func main() -> Never {
    do {
      try SignalHandling.terminateChildren {
        let context = Context.process
        if context.isInteractive { context.writeError(ProgressLine.erasure) }
      }
    } catch {
      Context.process.writeError("bodycheck: \(error)\n")
      exit(ExitCode.usageError.rawValue)
    }
    let code = run(Array(CommandLine.arguments.dropFirst()), in: .process)
    exit(code.rawValue)
  }

  /// Runs one command line; every error becomes a message and an exit code.
  package static func run(_ arguments: [String], in context: Context) -> ExitCode {
    do {
      return try perform(arguments, in: context)
    } catch {
      context.writeError("bodycheck: \(message(for: error))\n")
      return .usageError
    }
  }

  private static func perform(_ arguments: [String], in context: Context) throws -> ExitCode {
    var flags = CommonFlags()
    let arguments = try flags.take(from: arguments)
    let context = context.with(flags)
    guard let first = arguments.first, !["help", "--help", "-h"].contains(first) else {
      return try showHelp(for: arguments.dropFirst().first, in: context)
    }
    if first == "--version" {
      context.write(VersionText(in: context).text)
      return .success
    }
    let command = try command(named: first)
    let rest = Array(arguments.dropFirst())
    // What follows '--' are names of files.
    let flagged = rest.prefix { $0 != "--" }
    if flagged.contains("--help") || flagged.contains("-h") {
      return try showHelp(for: first, in: context)
    }
    if flags.isVerbose { context.writeError(VersionText(in: context).details) }
    return try command.run(arguments: rest, in: context)
  }

  private static func command(named name: String) throws -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map { $0.name } + ["help"] + HelpTopic.allCases.map(\.rawValue)
    let closest = nearestName(to: name, among: names)
    throw ArgumentProblem.unknownCommand(name, closest: closest)
  }

  private static func showHelp(for name: String?, in context: Context) throws -> ExitCode {
    if let name, let topic = HelpTopic(rawValue: name) {
      context.write(topic.text)
    } else if let name {
      context.write(try command(named: name).form.help + "\n")
    } else {
      context.write(overview)
    }
    return .success
  }

  private static var overview: String {
    let forms = commands.map { command in
      let parts = [command.name, command.operands.text].filter { !$0.isEmpty }
      return (parts.joined(separator: " "), command.summary)
    }
    let others = [
      ("help [COMMAND]", "show a command's flags"),
      ("help \(HelpTopic.allCases.map(\.rawValue).joined(separator: "|"))", "list what pages use"),
      ("--version", "show the versions of the program, the engine, its rules and the compiler"),
    ]
    let all = forms + others
    let width = all.map(\.0.count).max() ?? 0
    let lines = all.map { form, summary in
      "  " + form + String(repeating: " ", count: width - form.count) + "  " + summary
    }
    return """
      usage: bodycheck COMMAND [flags]

      SwiftUI performance guidelines whose counts are verified.

      \(lines.joined(separator: "\n"))

      Every command takes --help, -q (only problems), -v (settings in use) and --color auto|always|never.
      Exit codes: 0 success; 1 findings; 2 wrong usage or a broken installation.

      """
  }

  /// The problem, and how to fix it.
  static func message(for error: any Error) -> String {
    visible((error as? CocoaError).map { message(forFileSystem: $0) } ?? "\(error)")
  }

  /// A message with the file and the system's reason.
  private static func message(forFileSystem error: CocoaError) -> String {
    let code = (error.underlying as? POSIXError)?.code.rawValue
    let reason = code.map { ": " + String(cString: strerror($0)) } ?? ""
    guard let path = error.filePath ?? error.url?.path else { return "\(error)" }
    return "'\(path)' cannot be read or written" + reason
  }
}
