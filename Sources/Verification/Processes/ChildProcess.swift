import Dispatch
import Foundation

/// A program to run on its own: in its own process group and folder, without input, with nothing
/// of our environment but what is given.
struct ChildProcess {
  /// The program's path and its arguments.
  var command: [String]
  /// Its whole environment.
  var environment: [String: String]
  /// Its working folder, which also takes what it prints: `stdout.txt` and `stderr.txt`.
  var folder: String
  var limits: ProcessLimits

  /// How a process came to its end.
  enum Ending: Equatable, Codable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
  }

  /// Where standard output goes.
  var outputPath: String { folder + "/stdout.txt" }
  /// Where standard error goes.
  var errorPath: String { folder + "/stderr.txt" }

  /// Starts the process, waits for its end, and kills whatever is left of its process group.
  /// - Throws: `ProcessProblem` if it cannot be started.
  func run() throws -> Ending {
    let process = try start()
    let overseer = Overseer(group: process)
    let deadline = DispatchTime.now() + limits.wallClock
    let alarm = DispatchWorkItem { overseer.stop() }
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: deadline, execute: alarm)
    defer { alarm.cancel() }
    return overseer.waitForEnd()
  }

  /// A shell sets the limits and the folder, closes what might have leaked, then becomes the
  /// program: `posix_spawn` itself has no words for limits.
  private func start() throws -> pid_t {
    let script =
      limits.shellCommands
      + "exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-; cd \"$0\" && exec \"$@\""
    let arguments = ["/bin/sh", "-c", script, folder] + command
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, writing, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errorPath, writing, 0o644)
    var noSignals = sigset_t()
    var allSignals = sigset_t()
    sigemptyset(&noSignals)
    sigfillset(&allSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setsigdefault(&attributes, &allSignals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process = pid_t()
    let status = withStrings(arguments) { arguments in
      withStrings(variables) { variables in
        posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
      }
    }
    guard status == 0 else {
      throw ProcessProblem.cannotStart(command: command.first ?? "", code: status)
    }
    return process
  }
}

/// Why a process could not be run.
package enum ProcessProblem: Error, Equatable {
  case cannotStart(command: String, code: Int32)
}

/// Waits for one process and kills its group, never a group that has since become someone else's.
private final class Overseer: @unchecked Sendable {
  private let group: pid_t
  private let lock = NSLock()
  private var isOver = false
  private var wasStopped = false

  init(group: pid_t) { self.group = group }

  /// Kills the whole group unless the process has ended by itself.
  func stop() {
    lock.withLock {
      guard !isOver else { return }
      wasStopped = true
      kill(-group, SIGKILL)
    }
  }

  /// The process is left unreaped until its group is dead, so its number cannot be given anew.
  func waitForEnd() -> ChildProcess.Ending {
    var information = siginfo_t()
    while waitid(P_PID, id_t(group), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return lock.withLock {
      isOver = true
      kill(-group, SIGKILL)
      var status: Int32 = 0
      while waitpid(group, &status, 0) < 0, errno == EINTR {}
      if wasStopped { return .timedOut }
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }
  }
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
    }
  }
}
