import FoundationEssentials
import Guidelines
import Subprocess

/// What makes an executable of the programs of one or more scenarios: runs of the compiler, then one of the linker.
struct Compilation {
  let toolchain: Toolchain
  let configuration: Configuration
  let languageMode: Scenario.LanguageMode

  /// All arguments of the compiler that can change what the program does, without our own paths.
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
      "-module-alias", "SwiftData=SwiftDataShim",
      "-module-alias", "CoreData=CoreDataShim",
      "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics",
      "-disable-objc-interop",
    ]
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

  /// Makes the executable of a program in a folder: first its modules, each as a whole, then its own files.
  /// - Parameters:
  ///   - program: The program.
  ///   - folder: Where it is made.
  ///   - environment: The environment, from which the compiler may need some variables.
  ///   - check: Called before each compilation; what it throws ends the work.
  /// - Returns: Whether it was made, and what the compiler said.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, `UntrustedFileProblem`, or an error of the file system.
  func compile(
    _ program: ScenarioProgram,
    in folder: String,
    environment: [String: String],
    check: () throws -> Void = {}
  ) throws -> Report {
    var work = Work(self, program.flags, in: folder, environment)
    try work.build.prepare()
    let files = program.files
    for (index, file) in files.enumerated() {
      try work.build.write(file.text, to: Self.fileName(index))
    }
    func names(of module: String?) -> [String] {
      files.indices.filter { files[$0].module == module }.map(Self.fileName)
    }
    var modules = files.compactMap(\.module)[...]
    while let module = modules.popFirst() {
      modules = modules.drop { $0 == module }
      try check()
      try work.compile(module: module, names(of: module))
    }
    try check()
    try work.compile(names(of: nil))
    try work.link()
    return work.report
  }

  /// Makes one executable of programs that become the files of one module.
  ///
  /// It starts the program whose index is given on its command line.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, `UntrustedFileProblem`, or an error of the file system.
  func compile(
    _ programs: [MergedProgram],
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    var work = Work(self, [], in: folder, environment)
    try work.build.prepare()
    let entries = programs.map(\.entry).joined(separator: ", ")
    try work.build.write(
      "import ScenarioHost\n@main enum BodycheckScenarios { @MainActor static func main() {"
        + " ScenarioHost.ScenarioProgram.run([\(entries)]) } }\n",
      to: "Scenarios.swift"
    )
    for program in programs { try work.build.write(program.text, to: program.entry + ".swift") }
    try work.compile((["Scenarios"] + programs.map(\.entry)).map { $0 + ".swift" })
    try work.link()
    return work.report
  }
}

/// The stages of one compilation, of which none runs once one has failed.
private struct Work {
  let compilation: Compilation
  /// What the author's project adds to the compiler's flags.
  let flags: [String]
  let build: BuildFolder
  let environment: [String: String]
  var report = Compilation.Report(isCompiled: true, messages: [])
  private var objects: [String] = []

  init(
    _ compilation: Compilation,
    _ flags: [String],
    in folder: String,
    _ environment: [String: String]
  ) {
    (self.compilation, self.flags, self.environment) = (compilation, flags, environment)
    build = BuildFolder(path: folder)
  }

  /// Compiles the files of a module that the program imports, as a whole.
  mutating func compile(module: String, _ names: [String]) throws {
    let interface = module + ".swiftmodule"
    try compile(
      ["-c"] + names + ["-module-name", module],
      making: [newObject()],
      and: .init(name: interface, path: build.inputs + "/" + interface)
    )
  }

  /// Compiles the program's own files: several as a whole if they are optimized, else each by itself, as Xcode does.
  mutating func compile(_ names: [String]) throws {
    let isWhole = names.count > 1 && compilation.configuration == .release
    let inputs = isWhole ? names : names.flatMap { ["-primary-file", $0] }
    let objects = isWhole ? [newObject()] : names.map { _ in newObject() }
    try compile(["-c"] + inputs, making: objects)
  }

  private mutating func newObject() -> Stage.Product {
    let name = "\(objects.count).o"
    objects.append(build.objects + "/" + name)
    return .init(name: name, path: build.objects + "/" + name)
  }

  private mutating func compile(
    _ arguments: [String],
    making objects: [Stage.Product],
    and interface: Stage.Product? = nil
  ) throws {
    guard report.isCompiled else { return }
    let compiler = CompilerProcess(
      toolchain: compilation.toolchain,
      environment: environment,
      flags: compilation.flags
    )
    let flags = flags
    let result = try compiler.run(
      { output in
        flags + arguments + objects.flatMap { ["-o", output + "/" + $0.name] }
          + (interface.map { ["-emit-module-path", output + "/" + $0.name] } ?? [])
      },
      making: objects + (interface.map { [$0] } ?? []),
      in: build
    )
    try add(result)
  }

  mutating func link() throws {
    guard report.isCompiled else { return }
    let toolchain = compilation.toolchain
    guard let linker = toolchain.linker else {
      throw ToolchainProblem.incomplete(missing: "clang")
    }
    let (objects, exports) = (objects, "exports.map")
    try build.write(LinkerCommand.exports, to: exports)
    let stage = Stage(
      command: {
        linker.words(
          linking: objects,
          exporting: exports,
          into: $0 + "/scenario",
          for: toolchain
        )
      },
      confinement: .linker(linker.program, toolchain),
      environment: environment
    )
    let result = try stage.run(
      in: build,
      making: [.init(name: "scenario", path: build.executable, permissions: 0o700)]
    )
    if result.ending == .exited(0) { try checkExecutable(build.executable) }
    try add(result)
  }

  /// Adds what a stage said.
  /// - Throws: `CompilerStopped` if nothing says that the program is at fault.
  private mutating func add(_ result: Stage.Report) throws(CompilerStopped) {
    var messages = CompilerOutput.messages(in: result.text)
    let isCompiled = result.ending == .exited(0)
    if !isCompiled, let limit = result.limit {
      messages = [message(limit + " for this program: split its largest types and expressions")]
    } else if !isCompiled, let crash = CompilerCrash(output: result.text) {
      messages = messages.filter { $0.path != nil } + [crash.message]
    } else if !isCompiled, !messages.contains(where: { $0.severity == .error }) {
      messages.append(message(try unexplained(result.ending, result.text)))
    }
    report.isCompiled = isCompiled
    report.messages += messages
  }

  /// A substitute for the message of a compiler that failed without one.
  private func unexplained(
    _ ending: ChildProcess.Ending,
    _ output: String
  ) throws(CompilerStopped) -> String {
    let last = output.split(separator: "\n").last.map { ": \($0)" } ?? ""
    switch ending {
    case .timedOut: throw CompilerStopped(how: "", last: last)
    case .signaled(let signal): throw CompilerStopped(how: " by signal \(signal)", last: last)
    case .exited(let code): return "the compiler or linker ended with code \(code)" + last
    }
  }

  private func message(_ text: String) -> CompilerOutput.Message {
    CompilerOutput.Message(severity: .error, path: nil, line: 0, column: 0, text: text)
  }
}

/// The system or its limits stopped the compiler, and nothing says that the program is at fault.
struct CompilerStopped: Error, CustomStringConvertible {
  let how: String
  /// What it printed last.
  let last: String

  var description: String {
    "the compiler or linker was stopped\(how)\(last): run again, with more free memory or '--jobs 1'"
  }
}
