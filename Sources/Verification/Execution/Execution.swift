import FoundationEssentials
import ScenarioTrace
import Subprocess

/// One run of a compiled scenario.
struct Execution {
  let steps: [Step]
  let profile: String?
  /// The index of the program to start, if the executable has several.
  let program: Int?
  let limits: ProcessLimits

  /// The result of a run.
  struct Report {
    var ending: ChildProcess.Ending
    var trace: CheckedTrace
    var output: Data
    var errors: String
  }

  /// Runs `scenario` in the folder where it was compiled.
  ///
  /// Every run uses the same hash seed, because the order of sets and dictionaries affects counts.
  /// - Throws: `ProcessProblem`.
  func run(in folder: String) throws -> Report {
    let key = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    let process = ChildProcess(
      command: [folder + "/scenario", "--trace", folder + "/trace.txt"] + arguments,
      environment: [
        "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
        "SWIFT_BACKTRACE": "enable=no",
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "TMPDIR": folder,
        "TZ": "UTC",
      ],
      folder: folder,
      limits: limits,
      input: key,
      isConfined: true
    )
    let ending = try process.run()
    func content(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }
    return Report(
      ending: ending,
      trace: CheckedTrace(
        String(decoding: content(folder + "/trace.txt"), as: UTF8.self),
        key: key
      ),
      output: content(process.outputPath),
      errors: String(decoding: content(process.errorPath), as: UTF8.self)
    )
  }

  private var arguments: [String] {
    (program.map { ["--program", "\($0)"] } ?? []) + (profile.map { ["--profile", $0] } ?? [])
      + steps.flatMap { ["--step", $0.description] }
  }
}
