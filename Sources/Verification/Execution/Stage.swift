import FileSystem
import FoundationEssentials
import Glibc
import Subprocess

/// A confined run of the compiler or the linker: one process, which cannot start another.
///
/// It reads its inputs, which it cannot change, and writes into a new folder, in which nothing else has run or
/// will. What it made there is copied to where no untrusted process can change it.
struct Stage {
  /// How the process ended and what it said.
  struct Report {
    var ending: ChildProcess.Ending
    var text: String
  }

  /// A file that it makes: its name in the folder of the stage, and where it is copied to.
  struct Product {
    let name: String
    let path: String
    var permissions: mode_t = 0o600
  }

  /// The most of its messages that are read.
  private static let maxOutput = 1 << 20

  /// The program and its arguments, once the folder for its products is known.
  let command: (_ output: String) -> [String]
  /// What it may reach, apart from that folder.
  var confinement: Confinement
  let environment: [String: String]

  /// Runs it in the folder of its inputs and takes its products if it succeeds.
  /// - Throws: `ProcessProblem`, `UntrustedFileProblem`, or an error of the file system.
  func run(in build: BuildFolder, making products: [Product]) throws -> Report {
    let output = try build.makeOutput()
    var confinement = confinement
    confinement.readable += [build.inputs, build.objects]
    confinement.writable.append(output)
    var variables = environment.filter { $0.key == "LD_LIBRARY_PATH" }
    variables["TMPDIR"] = output
    // A compiler that crashes would start a program to name its functions.
    variables["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    let process = ChildProcess(
      command: command(output),
      environment: variables,
      folder: build.inputs,
      limits: .compiler,
      confinement: confinement
    )
    let report = try process.run()
    if report.ending == .exited(0) {
      for product in products {
        try takeFile(
          product.name,
          from: output,
          to: product.path,
          limit: (ProcessLimits.compiler.file ?? 0) << 20,
          permissions: product.permissions
        )
      }
    }
    let text = String(decoding: report.errors.first(Self.maxOutput), as: UTF8.self)
    return Report(ending: report.ending, text: text)
  }
}

extension Stage.Report {
  /// The limit that the process reached, or `nil` if it ended for another reason.
  var limit: String? {
    let limits = ProcessLimits.compiler
    switch ending {
    case .timedOut: return "the compiler took more than \(Int(limits.wallClock)) s"
    case .signaled(SIGXCPU), .signaled(SIGKILL):
      return "the compiler worked more than \(limits.processor ?? 0) s"
    case .signaled(SIGXFSZ): return "the compiler wrote more than \(limits.file ?? 0) MB"
    default: break
    }
    if ["out of memory", "bad_alloc", "Cannot allocate memory"].contains(where: text.contains) {
      return "the compiler needed more than \((limits.memory ?? 0) >> 10) GB of memory"
    }
    return nil
  }
}

/// The folder in which one executable is made.
///
/// No untrusted process can write in it, except each stage in the folder that was made for it alone.
struct BuildFolder {
  let path: String

  /// Where the compiler finds the source files and the program's own modules.
  var inputs: String { path + "/inputs" }
  /// What the compiler has made for the linker.
  var objects: String { path + "/objects" }
  var executable: String { path + "/scenario" }
  var resources: String { path + "/resources" }

  /// Makes the folders for inputs and objects.
  func prepare() throws {
    for folder in [inputs, objects] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  /// Makes a new folder for what one stage writes.
  fileprivate func makeOutput() throws -> String {
    let folder = path + "/output-\(UInt64.random(in: .min ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    return folder
  }

  /// Writes a source file.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: inputs + "/" + name))
  }
}
