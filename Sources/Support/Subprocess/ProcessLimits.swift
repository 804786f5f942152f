import Glibc

/// The resource limits of a child process.
package struct ProcessLimits: Equatable, Sendable {
  /// Seconds of wall-clock time.
  package var wallClock: Double
  /// Seconds of processor time for one process.
  package var processor: Int?
  /// Megabytes of address space.
  package var memory: Int?
  /// Megabytes for each file that the process writes.
  package var file: Int?

  package init(wallClock: Double, processor: Int? = nil, memory: Int? = nil, file: Int? = nil) {
    self.wallClock = wallClock
    self.processor = processor
    self.memory = memory
    self.file = file
  }

  /// Limits for running a scenario: ten seconds of processor time, twenty seconds of wall-clock time, one
  /// gigabyte of memory and 16 megabytes of trace.
  ///
  /// On a busy machine a program waits for the processor, so the wall-clock limit is longer.
  package static let scenario = ProcessLimits(
    wallClock: 20,
    processor: 10,
    memory: 1024,
    file: 16
  )

  /// Limits for one run of the compiler or linker: a minute of work, but two minutes altogether,
  /// because a cold disk can be slow; four gigabytes of memory and 512 megabytes in one file.
  package static let compiler = ProcessLimits(
    wallClock: 120,
    processor: 60,
    memory: 4096,
    file: 512
  )

  /// The time limit in seconds that ended the process, or `nil` if it ended for another reason.
  package func time(usedUpBy ending: ChildProcess.Ending) -> Double? {
    switch ending {
    case .timedOut: wallClock
    case .signaled(SIGXCPU): processor.map { Double($0) }
    default: nil
    }
  }
}
