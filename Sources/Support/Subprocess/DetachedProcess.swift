import Glibc
import Threads

/// glibc's `POSIX_SPAWN_SETSID`, which its Swift module omits.
private let startsSession: Int16 = 0x80

/// Starts a program that goes on after this one has ended, without our streams.
/// - Parameters:
///   - command: The program's absolute path and its arguments.
///   - environment: The complete environment.
/// - Throws: `ProcessProblem` if it cannot be started.
package func startDetached(_ command: [String], environment: [String: String])
  throws(ProcessProblem)
{
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
  }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setflags(&attributes, startsSession)
  let words = command.map { strdup($0) } + [nil]
  let values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in words + values { free(text) } }
  var process = pid_t()
  let code = posix_spawn(&process, command[0], &actions, &attributes, words, values)
  guard code == 0 else { throw ProcessProblem(command: command[0], code: code) }
  let child = process
  // Until its parent has waited for it, a process that has ended stays in the table of processes.
  try? startThread {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}
