import CSystem
import Dispatch
import Glibc

/// A program to run on its own: in its own process group and folder, with nothing of our environment
/// and descriptors but what is given.
package struct ChildProcess {
  /// The program's absolute path and its arguments.
  var command: [String]
  /// Its whole environment.
  var environment: [String: String]
  /// Its working folder, which also takes what it prints: `stdout.txt` and `stderr.txt`.
  var folder: String
  var limits: ProcessLimits
  /// What it can read from its standard input, at most 4096 bytes.
  var input: [UInt8] = []
  /// Whether the kernel keeps it from other processes, the network and files outside its folder.
  var isConfined = false

  /// How a process came to its end.
  enum Ending: Equatable, Codable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
  }

  /// Whether this system keeps a confined process from writing outside its folder; before Linux 5.13
  /// none does.
  package static var confinesWriting: Bool { can_forbid_writing() }

  /// Whether this system keeps a confined process from other processes and the network.
  package static var confinesCalls: Bool { can_forbid_other_processes() }

  /// Where standard output goes.
  var outputPath: String { folder + "/stdout.txt" }
  /// Where standard error goes.
  var errorPath: String { folder + "/stderr.txt" }

  /// Starts the process, waits for its end, and kills whatever is left of its process group.
  /// - Throws: `ProcessProblem` if it cannot be started.
  func run() throws -> Ending {
    let process = try LiveProcesses.shared.start {
      RunningProcess(group: try start(), endsItsGroups: !isConfined)
    }
    defer { LiveProcesses.shared.forget(process) }
    let deadline = DispatchTime.now() + limits.wallClock
    let alarm = DispatchWorkItem { process.stop() }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: deadline, execute: alarm)
    defer { alarm.cancel() }
    return process.waitForEnd()
  }

  private func start() throws -> pid_t {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let process = withStrings(command) { arguments in
      withStrings(variables) { variables in
        withStrings([folder, outputPath, errorPath]) { paths in
          input.withUnsafeBufferPointer { input in
            var options = child_options(
              folder: paths[0],
              output_path: paths[1],
              error_path: paths[2],
              input: input.baseAddress,
              input_length: input.count,
              processor_seconds: UInt64(limits.processor ?? 0),
              memory_bytes: UInt64(limits.memory ?? 0) << 20,
              file_bytes: UInt64(limits.file ?? 0) << 20,
              is_confined: isConfined
            )
            return start_child(arguments, variables, &options)
          }
        }
      }
    }
    guard process > 0 else {
      throw ProcessProblem.cannotStart(command: command.first ?? "", code: -process)
    }
    return process
  }
}

/// Why a process could not be run.
package enum ProcessProblem: Error, Equatable {
  case cannotStart(command: String, code: Int32)
  case noTemporaryFiles(String, code: Int32)
}

/// Gives C an array of strings that ends in a null pointer.
private func withStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

extension ProcessProblem: CustomStringConvertible {
  /// What is wrong, then the mend.
  package var description: String {
    switch self {
    case .cannotStart(let command, let code):
      "'\(command)' cannot be started (\(String(cString: strerror(code)))):"
        + " close other programs, or give '--jobs 1'"
    case .noTemporaryFiles(let folder, let code):
      "'\(folder)' takes no temporary files (\(String(cString: strerror(code)))):"
        + " make room there, or set TMPDIR to another folder"
    }
  }
}
