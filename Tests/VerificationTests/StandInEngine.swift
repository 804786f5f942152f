import Foundation
import Subprocess
import TestSupport

@testable import Verification

/// A few lines of Swift in place of the engine: enough of one to drive processes with.
///
/// The root is evaluated at `present` and once more after every `run name`; nothing else happens.
enum StandInEngine {
  /// Its folder, built once for all tests.
  static let folder: Result<ScratchFolder, any Error> = Result { try build() }

  private static func build() throws -> ScratchFolder {
    let scratch = try ScratchFolder([
      "Reconciler.swift": reconciler, "CombineShim.swift": "", "ScenarioHost.swift": host,
    ])
    let folder = scratch.path
    try FileManager.default.createDirectory(
      atPath: folder + "/Modules",
      withIntermediateDirectories: true
    )
    for module in ["Reconciler", "CombineShim", "ContentHash", "ScenarioHost"] {
      try compile(module, in: folder)
    }
    let objects = ["Reconciler.o", "ContentHash.o", "ScenarioHost.o"]
    try run(["-emit-library", "-o", "libScenarioEngine.so"] + objects, in: folder)
    let macros = "libEngineMacros.so"
    try run(["-emit-library", "-o", macros, "CombineShim.swift"], in: folder)
    return scratch
  }

  /// What makes a trace the host's own is the real one: without its tags, no trace is believed.
  private static let shared = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Shared").path

  private static let sources = [
    "ContentHash": [shared + "/ContentHash/SHA256.swift"],
    "ScenarioHost": ["ScenarioHost.swift", shared + "/ScenarioTrace/TraceRatchet.swift"],
  ]

  private static func compile(_ module: String, in folder: String) throws {
    try run(
      [
        "-emit-module", "-emit-module-path", "Modules/\(module).swiftmodule", "-emit-object",
        "-o", "\(module).o", "-parse-as-library", "-module-name", module, "-I", "Modules",
        "-package-name", "bodycheck", "-whole-module-optimization",
      ] + (sources[module] ?? ["\(module).swift"]),
      in: folder
    )
  }

  private static func run(_ arguments: [String], in folder: String) throws {
    let environment = ProcessInfo.processInfo.environment
    let process = ChildProcess(
      command: ["/usr/bin/env", "swiftc"] + arguments,
      environment: compilerEnvironment(environment, folder: folder),
      folder: folder,
      limits: .compiler
    )
    let report = try process.run()
    guard report.ending == .exited(0) else { throw BuildFailure(message: report.errors.text) }
  }

  struct BuildFailure: Error {
    let message: String
  }

  private static let reconciler = """
    @MainActor public protocol View {
      associatedtype Body: View
      var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    public struct Text: View {
      public init(_ text: String) {}
      public var body: Never { fatalError() }
    }
    """

  private static let host = """
    import Reconciler
    internal import Glibc

    nonisolated(unsafe) var arguments: [String] = []

    @section(".init_array") @used
    let start: @convention(c) (CInt, UnsafePointer<UnsafePointer<CChar>?>, UnsafeRawPointer?) -> Void = {
      count, vector, _ in
      arguments = (0..<Int(count)).map { String(cString: vector[$0]!) }
    }

    public enum ScenarioProgram {
      @MainActor public static func run(_ programs: [@MainActor () -> Void]) {
        programs[Int(arguments[arguments.firstIndex(of: "--program")! + 1])!]()
      }

      @MainActor public static func run<Root: View>(
        root: () -> Root,
        steps own: [String: @MainActor () -> Void] = [:]
      ) {
        setvbuf(stdout, nil, _IOFBF, 1 << 16)
        var key = [UInt8](repeating: 0, count: TraceRatchet.size)
        _ = read(0, &key, key.count)
        let ratchet = key.withUnsafeBytes { TraceRatchet(key: $0) }
        func report(_ fields: String...) {
          var message = Array((fields.joined(separator: "\\t") + "\\n").utf8)
          message.withUnsafeBytes { ratchet.add($0) }
          ratchet.appendTag(to: &message)
          _ = write(3, message, message.count)
        }
        for name in own.keys.sorted() where name.hasPrefix("ios") { report("version", name) }
        if let flag = arguments.firstIndex(of: "--profile") { own["as " + arguments[flag + 1]]?() }
        var index = 0
        for (flag, step) in zip(arguments, arguments.dropFirst()) where flag == "--step" {
          report("step", "\\(index)")
          if step.hasPrefix("present") {
            report("mount", "1", "\\(Root.self)", "0")
          } else if step.hasPrefix("run ") {
            fflush(stdout)
            own[String(step.dropFirst(4))]!()
          } else {
            report("fail", "\\(index)", "label", "tap", "Nothing", "1", "Something")
            break
          }
          _ = root().body
          report("body", "1", "1", "@self")
          fflush(stdout)
          report("end", "\\(index)", "\\(lseek(1, 0, SEEK_CUR))")
          index += 1
        }
        report("finished")
      }
    }
    """
}
