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

  /// The name of one of a program's files in the folder in which it is compiled.
  static func fileName(_ index: Int) -> String {
    index == 0 ? "scenario.swift" : "scenario\(index).swift"
  }

  /// The result of the compilation.
  struct Report {
    var isCompiled: Bool
    var messages: [CompilerOutput.Message]
  }

  /// Compiles a program into `scenario` in a folder: first its modules, each as a whole, then its own files.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  func compile(
    _ program: ScenarioProgram,
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    let files = program.files
    for (index, file) in files.enumerated() {
      try write(file.text, to: Self.fileName(index), in: folder)
    }
    func names(of module: String?) -> [String] {
      files.indices.filter { files[$0].module == module }.map(Self.fileName)
    }
    var messages: [CompilerOutput.Message] = []
    var objects: [String] = []
    var modules = files.compactMap(\.module)[...]
    while let module = modules.popFirst() {
      modules = modules.drop { $0 == module }
      let report = try run(
        program.flags + names(of: module) + [
          "-module-name", module, "-wmo", "-emit-module", "-emit-module-path",
          module + ".swiftmodule", "-c", "-o", module + ".o",
        ],
        in: folder,
        environment: environment
      )
      messages += report.messages
      guard report.isCompiled else { return Report(isCompiled: false, messages: messages) }
      objects.append(module + ".o")
    }
    let own = names(of: nil)
    var arguments = program.flags + own + objects + linking
    if own.count > 1 { arguments += try severalFiles(own, in: folder) }
    var report = try run(arguments, in: folder, environment: environment)
    report.messages = messages + report.messages
    return report
  }

  /// What lets one compiler process compile several files, a debug build each by itself as Xcode does.
  private func severalFiles(_ names: [String], in folder: String) throws -> [String] {
    guard configuration == .debug else { return ["-wmo"] }
    let objects = names.map { "\"\($0)\": {\"object\": \"\($0).o\"}" }
    try write("{\(objects.joined(separator: ", "))}", to: "outputs.json", in: folder)
    return [
      "-enable-batch-mode", "-j1", "-driver-batch-count", "1", "-output-file-map", "outputs.json",
    ]
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
    let names = (["Scenarios"] + programs.map(\.entry)).map { $0 + ".swift" }
    return try run(
      severalFiles(names, in: folder) + names + linking,
      in: folder,
      environment: environment
    )
  }

  /// What makes an executable of the files.
  private var linking: [String] {
    [
      // Before the toolchain's libraries: the engine replaces some of their functions.
      toolchain.engineLibrary,
      "-Xlinker", "-rpath", "-Xlinker", toolchain.engineFolder,
      "-o", "scenario",
    ]
  }

  private func write(_ text: String, to name: String, in folder: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  private func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    let compiler = CompilerProcess(toolchain: toolchain, environment: environment, flags: flags)
    let report = try compiler.run(
      flags + [
        "-I", toolchain.engineFolder + "/Modules",
        "-I", ".",
        "-load-plugin-library", toolchain.macroLibrary,
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
