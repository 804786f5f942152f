import FoundationEssentials
import Guidelines
import Subprocess

/// One compiler and linker run for the programs of one or more scenarios.
struct Compilation {
  let toolchain: Toolchain
  let configuration: Configuration
  let languageMode: Scenario.LanguageMode

  /// All `swiftc` arguments that can change what the program does, without our own paths.
  var flags: [String] {
    [
      configuration == .release ? "-O" : "-Onone",
      "-parse-as-library",
      "-module-name", "Scenario",
      "-swift-version", languageMode.rawValue,
      "-module-alias", "SwiftUI=Reconciler",
      "-module-alias", "Combine=CombineShim",
      "-module-alias", "CoreGraphics=CoreGraphicsShim",
      "-module-alias", "Dispatch=DispatchShim",
      "-module-alias", "UIKit=UIKitShim",
      "-module-alias", "AppKit=AppKitShim",
      "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
    ] + linker
  }

  /// The toolchain's own linker, which takes half the time of the one that the driver would choose.
  private var linker: [String] {
    #if os(Linux)
    ["-use-ld=lld"]
    #else
    []
    #endif
  }

  /// The file of a program that is compiled separately.
  static let fileName = "scenario.swift"

  /// The result of the compilation.
  struct Report {
    var isCompiled: Bool
    var messages: [CompilerOutput.Message]
  }

  /// Compiles a program's only file into `scenario` in a folder.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  func compile(
    _ source: String,
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    try write(source, to: Self.fileName, in: folder)
    return try run([Self.fileName], in: folder, environment: environment)
  }

  /// Compiles programs as the files of one module into `scenario` in a folder.
  ///
  /// The executable starts the program whose index is given on its command line.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  func compile(
    _ programs: [MergedProgram],
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    let entries = programs.map(\.entry).joined(separator: ", ")
    try write(
      "import ScenarioHost\n@main enum BodycheckScenarios { @MainActor static func main() {"
        + " ScenarioProgram.run([\(entries)]) } }\n",
      to: "Scenarios.swift",
      in: folder
    )
    for program in programs { try write(program.text, to: program.entry + ".swift", in: folder) }
    let names = ["Scenarios"] + programs.map(\.entry)
    let objects = names.map { "\"\($0).swift\": {\"object\": \"\($0).o\"}" }
    try write("{\(objects.joined(separator: ", "))}", to: "outputs.json", in: folder)
    return try run(
      ["-enable-batch-mode", "-j1", "-driver-batch-count", "1", "-output-file-map", "outputs.json"]
        + names.map { $0 + ".swift" },
      in: folder,
      environment: environment
    )
  }

  private func write(_ text: String, to name: String, in folder: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  private func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    let engine = toolchain.engineFolder
    let compiler = CompilerProcess(toolchain: toolchain, environment: environment, flags: flags)
    let report = try compiler.run(
      flags + [
        "-I", engine + "/Modules",
        "-load-plugin-library", toolchain.macroLibrary,
        // Before the toolchain's libraries: the engine replaces some of their functions.
        toolchain.engineLibrary,
        "-Xlinker", "-rpath", "-Xlinker", engine,
        "-o", "scenario",
      ] + arguments,
      in: folder
    )
    var messages = CompilerOutput.messages(in: report.text)
    let isCompiled = report.ending == .exited(0)
    if !isCompiled, let limit = report.limit {
      messages = [message(limit + " for this program: split its largest types and expressions")]
    } else if !isCompiled, let crash = CompilerCrash(output: report.text) {
      messages = messages.filter { $0.path != nil } + [crash.message]
    } else if !isCompiled, !messages.contains(where: { $0.severity == .error }) {
      messages.append(unexplained(report.ending, report.text))
    }
    return Report(isCompiled: isCompiled, messages: messages)
  }

  /// A substitute message for a compiler that crashed or was stopped without one.
  private func unexplained(_ ending: ChildProcess.Ending, _ output: String)
    -> CompilerOutput.Message
  {
    let last = output.split(separator: "\n").last.map { ": \($0)" } ?? ""
    let text =
      switch ending {
      case .timedOut: "the compiler was stopped"
      case .signaled(let signal): "the compiler was stopped by signal \(signal)" + last
      case .exited(let code): "the compiler or linker ended with code \(code)" + last
      }
    return message(text)
  }

  private func message(_ text: String) -> CompilerOutput.Message {
    CompilerOutput.Message(severity: .error, path: nil, line: 0, column: 0, text: text)
  }
}
