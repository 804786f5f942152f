import FileSystem
import FoundationEssentials
import Guidelines
import Synchronization

/// An action that a coding agent can request.
struct ModelContextTool: Sendable {
  /// The result of a tool.
  struct Result: Equatable {
    var text: String
    var isError = false
  }

  /// An argument by its name; all are texts, or lists of texts.
  struct Argument: Sendable {
    let name: String
    let help: String
    var isList = false
    var isRequired = false
  }

  let name: String
  let summary: String
  let arguments: [Argument]
  let run: @Sendable (JSONInput, Context) -> Result

  /// As `tools/list` describes it.
  var description: JSONValue {
    let properties = arguments.map { argument in
      JSONValue.Member(
        key: argument.name,
        value: .object([
          "type": .string(argument.isList ? "array" : "string"),
          "items": argument.isList ? .object(["type": .string("string")]) : nil,
          "description": .string(argument.help),
        ])
      )
    }
    return .object([
      "name": .string(name),
      "description": .string(summary),
      "inputSchema": .object([
        "type": .string("object"),
        "properties": .object(properties),
        "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }),
      ]),
    ])
  }
}

extension ModelContextTool {
  static let all = [run, explain, audit, findGuideline]

  private static let program: [Argument] = [
    Argument(name: "code", help: "a whole SwiftUI file, with 'import SwiftUI' and its views"),
    Argument(name: "file", help: "the path of such a file, instead of 'code'"),
    Argument(name: "root", help: "the root view, or an expression that makes it"),
    Argument(
      name: "steps",
      help: "the steps after 'present', such as 'tap \"Add\"', 'wait 1 s', 'toggle \"On\"'",
      isList: true
    ),
    Argument(name: "configuration", help: "debug (default) or release"),
  ]

  private static let run = ModelContextTool(
    name: "run",
    summary: "Run a SwiftUI file and count the body evaluations of each view in each step.",
    arguments: program
  ) { arguments, context in
    output(of: "run", arguments, context)
  }

  private static let explain = ModelContextTool(
    name: "explain",
    summary: "Explain why each body ran or was skipped in each step, from the write to the body.",
    arguments: program + [
      Argument(name: "scenario", help: "PAGE#SCENARIO of the knowledge base, instead of code")
    ]
  ) { arguments, context in
    output(of: "explain", arguments, context)
  }

  private static let audit = ModelContextTool(
    name: "audit",
    summary: "Operate an app and report its needless updates and lost state, worst first.",
    arguments: [
      Argument(name: "file", help: "the path of an app: a file, folder, package or Xcode project"),
      Argument(name: "code", help: "a whole SwiftUI file, instead of 'file'"),
      Argument(name: "root", help: "the root view, or an expression that makes it"),
      Argument(name: "target", help: "the target of a package or project"),
      Argument(name: "seconds", help: "how long to operate the app at most (default: 60)"),
      Argument(name: "format", help: "text (default), json or markdown"),
    ]
  ) { arguments, context in
    output(of: "audit", arguments, context)
  }

  private static let findGuideline = ModelContextTool(
    name: "find_guideline",
    summary: "Search SwiftUI performance guidelines with verified counts, or read one.",
    arguments: [
      Argument(name: "query", help: "words such as 'closure environment' or '@self changed'"),
      Argument(name: "name", help: "the name of a guideline, to read all of it"),
    ]
  ) { arguments, context in
    do {
      let finder = try GuidelineFinder(in: context)
      if let name = arguments["name"]?.string { return finder.text(of: name) }
      return finder.list(for: arguments["query"]?.string ?? "")
    } catch {
      return Result(text: Program.message(for: error), isError: true)
    }
  }

  /// Runs a command of the program on code in a temporary folder, on a file or on a scenario.
  private static func output(
    of command: String,
    _ arguments: JSONInput,
    _ context: Context
  ) -> Result {
    var flags: [String] = []
    for name in ["root", "configuration", "target", "seconds", "format"] {
      if let value = arguments[name]?.string { flags.append("--\(name)=\(value)") }
    }
    flags += (arguments["steps"]?.strings ?? []).map { "--step=" + $0 }
    if let code = arguments["code"]?.string {
      do {
        return try withTemporaryDirectory { folder in
          try Data(code.utf8).write(to: URL(fileURLWithPath: folder + "/Program.swift"))
          var context = context
          context.startFolder = folder
          return output(of: [command, "Program.swift"] + flags, context)
        }
      } catch {
        return Result(text: Program.message(for: error), isError: true)
      }
    }
    guard let operand = (arguments["scenario"] ?? arguments["file"])?.string else {
      return Result(text: "Give 'code' or 'file'.", isError: true)
    }
    // The standard input has the requests.
    guard operand != "-" else { return Result(text: "Give the text as 'code'.", isError: true) }
    return output(of: [command] + flags + ["--", operand], context)
  }

  private static func output(of arguments: [String], _ context: Context) -> Result {
    let transcript = Mutex("")
    var context = context
    context.isColored = false
    context.isInteractive = false
    context.write = { text in transcript.withLock { $0 += text } }
    (context.writeError, context.writeCommands) = (context.write, context.write)
    let code = Program.run(arguments, in: context)
    return Result(text: transcript.withLock { $0 }, isError: code != .success)
  }
}
