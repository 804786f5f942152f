import Foundation
import Guidelines

/// One run of the compiler and linker over a scenario's program.
struct Compilation {
  let toolchain: Toolchain
  let configuration: Configuration
  let languageMode: Scenario.LanguageMode

  /// Everything given to `swiftc` that can change what the program does, without paths of ours.
  var flags: [String] {
    [
      configuration == .release ? "-O" : "-Onone",
      "-parse-as-library",
      "-module-name", "Scenario",
      "-swift-version", languageMode.rawValue,
      "-module-alias", "SwiftUI=Reconciler",
      "-module-alias", "Combine=ReconcilerCombine",
      "-module-alias", "Foundation=ScenarioFoundation",
      "-module-alias", "CoreGraphics=ScenarioCoreGraphics",
      "-module-alias", "Dispatch=ScenarioDispatch",
      "-module-alias", "UIKit=UIKitPlaceholders",
      "-module-alias", "AppKit=AppKitPlaceholders",
      "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
    ]
  }

  /// The whole command line; source and program lie in the working folder.
  private var command: [String] {
    let engine = toolchain.engineFolder
    return [toolchain.compiler] + flags + [
      "-I", engine + "/Modules",
      "-load-plugin-library", engine + "/libReconcilerMacros." + libraryExtension,
      "-L", engine, "-lScenarioEngine", "-Xlinker", "-rpath", "-Xlinker", engine,
      "scenario.swift", "-o", "scenario",
    ]
  }

  /// What came of it.
  struct Report {
    var isCompiled: Bool
    var messages: [CompilerOutput.Message]
  }

  /// Compiles a program into `scenario` in a folder.
  /// - Throws: `ProcessProblem`, or an error of the file system.
  func compile(
    _ source: String,
    in folder: String,
    environment: [String: String]
  ) throws -> Report {
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/scenario.swift"))
    let process = ChildProcess(
      command: command,
      environment: compilerEnvironment(environment),
      folder: folder,
      limits: .compiler
    )
    let ending = try process.run()
    let data = FileManager.default.contents(atPath: process.errorPath) ?? Data()
    let output = String(decoding: data, as: UTF8.self)
    var messages = CompilerOutput.messages(in: output)
    let isCompiled = ending == .exited(0)
    if !isCompiled, !messages.contains(where: { $0.severity == .error }) {
      messages.append(unexplained(ending, output))
    }
    return Report(isCompiled: isCompiled, messages: messages)
  }

  /// A message in place of the one that a crashed or stopped compiler owes.
  private func unexplained(_ ending: ChildProcess.Ending, _ output: String)
    -> CompilerOutput.Message
  {
    let last = output.split(separator: "\n").last.map { ": \($0)" } ?? ""
    let text =
      switch ending {
      case .timedOut: "the compiler took more than \(Int(ProcessLimits.compiler.wallClock)) seconds"
      case .signaled(let signal): "the compiler was stopped by signal \(signal)" + last
      case .exited(let code): "the compiler or linker ended with code \(code)" + last
      }
    return CompilerOutput.Message(severity: .error, path: nil, line: 0, column: 0, text: text)
  }
}
