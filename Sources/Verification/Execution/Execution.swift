import FoundationEssentials
import ScenarioTrace
import Subprocess

/// One run of a compiled scenario.
struct Execution {
  let toolchain: Toolchain
  let steps: [Step]
  let profile: String?
  /// The index of the program to start, if the executable has several.
  let program: Int?
  let limits: ProcessLimits
  /// The folder with the files that the program can read, if it has any.
  var resources: String?
  /// Whether this machine can give it the same addresses in each run.
  var fixesAddresses = true
  /// The key of the trace.
  var key = (0..<TraceRatchet.size).map { _ in UInt8.random(in: .min ... .max) }

  /// The result of a run.
  struct Report {
    var ending: ChildProcess.Ending
    var trace: CheckedTrace
    var output: Data
    var errors: String
    /// Whether it printed more than the limit.
    var isTooLong: Bool
  }

  /// The most that a scenario may print, in bytes and in lines.
  static let maxOutput = (bytes: 1 << 20, lines: 20_000)
  /// The last bytes of standard error, which tell why a program stopped.
  private static let maxErrors = 1 << 16

  /// Runs the executable of a scenario, which it cannot change.
  ///
  /// Every run has the same addresses and the same hash seed, because the order of sets and dictionaries affects
  /// counts. Where the addresses differ, a second run must give the same result.
  /// - Throws: `ProcessProblem`, or `AddressDependence`.
  func run(_ executable: String) throws -> Report {
    let report = try runOnce(executable)
    guard !fixesAddresses, report.ending != .timedOut else { return report }
    let second = try runOnce(executable)
    guard second.ending == .timedOut || second.agrees(with: report) else {
      throw AddressDependence()
    }
    return report
  }

  private func runOnce(_ executable: String) throws(ProcessProblem) -> Report {
    var confinement = Confinement.scenario(executable, toolchain: toolchain, reading: resources)
    confinement.fixesAddresses = fixesAddresses
    let process = ChildProcess(
      command: [executable, "--scenario"] + arguments,
      environment: [
        "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
        "SWIFT_BACKTRACE": "enable=no",
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "TZ": "UTC",
      ].merging(resources.map { ["BODYCHECK_RESOURCES": $0] } ?? [:]) { $1 },
      folder: "/",
      limits: limits,
      input: key,
      confinement: confinement,
      sendsMessages: true
    )
    let report = try process.run()
    let output = report.output.first(Self.maxOutput.bytes)
    return Report(
      ending: report.ending,
      trace: CheckedTrace(report.messages, key: key),
      output: Data(output),
      errors: String(decoding: report.errors.last(Self.maxErrors), as: UTF8.self),
      isTooLong: report.output.size > output.count
        || output.count { $0 == UInt8(ascii: "\n") } > Self.maxOutput.lines
    )
  }

  private var arguments: [String] {
    (program.map { ["--program", "\($0)"] } ?? []) + (profile.map { ["--profile", $0] } ?? [])
      + steps.flatMap { ["--step", $0.description] }
  }
}

extension Execution.Report {
  /// Whether another run ended, reported and printed the same.
  fileprivate func agrees(with other: Self) -> Bool {
    ending == other.ending && trace.text == other.trace.text && output == other.output
  }
}

/// Two runs of a program differ because the addresses of their objects do.
struct AddressDependence: Error, CustomStringConvertible {
  let description =
    "two runs gave different results, because the program hashes or prints addresses of objects, which differ in"
    + " each run here: hash and print values such as an id, or allow the system call 'personality', with which"
    + " Bodycheck gives each run the same addresses (in Docker, with a seccomp profile that lists it)"
}
