import CSystem
import Dispatch
import Glibc

/// A program to run in a new process group, in a given folder.
///
/// It does not inherit our environment or descriptors.
package struct ChildProcess {
  /// The program's absolute path and its arguments.
  private let command: [String]
  private let environment: [String: String]
  private let folder: String
  private let limits: ProcessLimits
  private let input: [UInt8]
  private let isConfined: Bool

  /// Describes a process.
  /// - Parameters:
  ///   - command: The program's absolute path and its arguments.
  ///   - environment: The complete environment.
  ///   - folder: Its working folder, which also receives its output: `stdout.txt` and `stderr.txt`.
  ///   - limits: The resource limits.
  ///   - input: The data for standard input, at most 4096 bytes.
  ///   - isConfined: Whether the kernel blocks access to other processes, the network and files outside its
  ///     folder.
  package init(
    command: [String],
    environment: [String: String],
    folder: String,
    limits: ProcessLimits,
    input: [UInt8] = [],
    isConfined: Bool = false
  ) {
    self.command = command
    self.environment = environment
    self.folder = folder
    self.limits = limits
    self.input = input
    self.isConfined = isConfined
  }

  /// How a process ended.
  package enum Ending: Equatable, Codable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
  }

  /// Whether this system prevents a confined process from writing outside its folder; Linux does since
  /// version 5.13.
  package static var confinesWriting: Bool { can_forbid_writing() }

  /// Whether this system blocks a confined process's access to other processes and the network.
  package static var confinesCalls: Bool { can_forbid_other_processes() }

  /// The file for standard output.
  package var outputPath: String { folder + "/stdout.txt" }
  /// The file for standard error.
  package var errorPath: String { folder + "/stderr.txt" }

  /// Starts the process, waits until it ends, and kills the rest of its process group.
  /// - Throws: `ProcessProblem` if it cannot be started.
  package func run() throws(ProcessProblem) -> Ending {
    let process = try ProcessRegistry.shared.start { () throws(ProcessProblem) in
      RunningProcess(group: try start(), endsItsGroups: !isConfined)
    }
    defer { ProcessRegistry.shared.forget(process) }
    let deadline = DispatchTime.now() + limits.wallClock
    let alarm = DispatchWorkItem { process.stop() }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: deadline, execute: alarm)
    defer { alarm.cancel() }
    return process.waitForEnd()
  }

  private func start() throws(ProcessProblem) -> pid_t {
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
      throw ProcessProblem(command: command.first ?? "", code: -process)
    }
    return process
  }
}

/// Why a process could not be started.
package struct ProcessProblem: Error, Equatable, CustomStringConvertible {
  let command: String
  /// The system's error number.
  let code: Int32

  /// What is wrong, then how to fix it.
  package var description: String {
    "'\(command)' cannot be started (\(String(cString: strerror(code)))):"
      + " close other programs, or give '--jobs 1'"
  }
}

/// Passes C an array of strings that ends in a null pointer.
private func withStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
