/// What a child process may use before it is stopped.
package struct ProcessLimits: Equatable, Sendable {
  /// Seconds from start to end on the wall's clock.
  package var wallClock: Double
  /// Seconds of processor time of one process.
  package var processor: Int?
  /// Megabytes of address space; macOS does not enforce it.
  package var memory: Int?
  /// Megabytes of any file the process writes.
  package var file: Int?

  /// Limits for a running scenario: ten seconds, four gigabytes, 64 megabytes of output.
  package static let scenario = ProcessLimits(
    wallClock: 10,
    processor: 10,
    memory: 4096,
    file: 64
  )

  /// Limits for one run of the compiler: two minutes, since a cold disk can be slow.
  package static let compiler = ProcessLimits(wallClock: 120)

  /// The commands of a POSIX shell that set the limits for whatever it becomes.
  ///
  /// A limit that the system does not know is skipped; time and group still end the process.
  var shellCommands: String {
    var commands = ["ulimit -c 0"]
    if let processor { commands.append("ulimit -t \(processor)") }
    if let memory { commands.append("ulimit -v \(memory * 1024)") }
    if let file { commands.append("ulimit -f \(file * 2048)") }
    return commands.map { $0 + " 2>/dev/null; " }.joined()
  }
}
