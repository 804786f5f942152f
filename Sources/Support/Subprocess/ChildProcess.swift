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
  private let confinement: Confinement?
  private let sendsMessages: Bool

  /// Describes a process.
  /// - Parameters:
  ///   - command: The program's absolute path and its arguments.
  ///   - environment: The complete environment.
  ///   - folder: Its working folder.
  ///   - limits: The resource limits.
  ///   - input: The data for standard input, at most 4096 bytes.
  ///   - confinement: What it may reach, or `nil` for everything that we may.
  ///   - sendsMessages: Whether its descriptor 3 is a one-way channel to us.
  package init(
    command: [String],
    environment: [String: String],
    folder: String,
    limits: ProcessLimits,
    input: [UInt8] = [],
    confinement: Confinement? = nil,
    sendsMessages: Bool = false
  ) {
    self.command = command
    self.environment = environment
    self.folder = folder
    self.limits = limits
    self.input = input
    self.confinement = confinement
    self.sendsMessages = sendsMessages
  }

  /// What a process left behind.
  package struct Report {
    package let ending: Ending
    package let output: NamelessFile
    package let errors: NamelessFile
    /// What it sent.
    package let messages: Messages
  }

  /// How a process ended.
  package enum Ending: Equatable, Codable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
  }

  /// Starts the process, waits until it ends, and kills the rest of its process group.
  /// - Throws: `ProcessProblem` if it cannot be started.
  package func run() throws(ProcessProblem) -> Report {
    let files = try (output: NamelessFile(), errors: NamelessFile())
    let channel = sendsMessages ? try MessageChannel(limit: (limits.file ?? 16) << 20) : nil
    defer { channel?.close() }
    let process = try ProcessRegistry.shared.start { () throws(ProcessProblem) in
      let id = try start(files.output, files.errors, channel)
      return RunningProcess(group: id)
    }
    defer { ProcessRegistry.shared.forget(process) }
    let deadline = DispatchTime.now() + limits.wallClock
    let alarm = DispatchWorkItem { process.stop() }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: deadline, execute: alarm)
    defer { alarm.cancel() }
    let ending = process.waitForEnd()
    return Report(
      ending: ending,
      output: files.output,
      errors: files.errors,
      messages: channel?.close() ?? Messages()
    )
  }

  private func start(
    _ output: NamelessFile,
    _ errors: NamelessFile,
    _ extra: MessageChannel?
  ) throws(ProcessProblem) -> pid_t {
    var process = attempt(output, errors, extra)
    // While another thread starts a child, that child has a file open that was just written here.
    for _ in 0..<100 where process == -ETXTBSY {
      usleep(10_000)
      process = attempt(output, errors, extra)
    }
    guard process > 0 else {
      throw ProcessProblem(command: command.first ?? "", code: -process)
    }
    return process
  }

  /// - Returns: The process, or the system's error number with a minus.
  private func attempt(
    _ output: NamelessFile,
    _ errors: NamelessFile,
    _ extra: MessageChannel?
  ) -> pid_t {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return withStrings(command) { arguments in
      withStrings(variables) { variables in
        withStrings([folder]) { paths in
          input.withUnsafeBufferPointer { input in
            var options = child_options()
            options.folder = UnsafePointer(paths[0])
            options.output = output.writer
            options.error = errors.writer
            options.extra = extra?.writer ?? -1
            options.input = input.baseAddress
            options.input_length = input.count
            options.processor_seconds = UInt64(limits.processor ?? 0)
            options.memory_bytes = UInt64(limits.memory ?? 0) << 20
            options.file_bytes = UInt64(limits.file ?? 0) << 20
            guard let confinement else { return start_child(arguments, variables, &options) }
            return confinement.withC { confinement in
              options.confinement = confinement
              return start_child(arguments, variables, &options)
            }
          }
        }
      }
    }
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
func withStrings<Result>(
  _ strings: [String],
  _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return withExtendedLifetime(copies) { body(copies) }
}
