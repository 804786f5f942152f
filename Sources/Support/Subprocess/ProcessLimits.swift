import Glibc

/// What a child process may use before it is stopped.
package struct ProcessLimits: Equatable, Sendable {
  /// Seconds from start to end on the wall's clock.
  package var wallClock: Double
  /// Seconds of processor time of one process.
  package var processor: Int?
  /// Megabytes of address space.
  package var memory: Int?
  /// Megabytes of any file the process writes.
  package var file: Int?

  package init(wallClock: Double, processor: Int? = nil, memory: Int? = nil, file: Int? = nil) {
    self.wallClock = wallClock
    self.processor = processor
    self.memory = memory
    self.file = file
  }

  /// Limits for a running scenario: ten seconds of work, twice as many of waiting, one gigabyte of
  /// memory, 64 megabytes of output.
  ///
  /// On a busy machine a program waits for its processor, so the wall clock's limit is the longer one.
  package static let scenario = ProcessLimits(
    wallClock: 20,
    processor: 10,
    memory: 1024,
    file: 64
  )

  /// Limits for one run of the compiler: two minutes, since a cold disk can be slow.
  package static let compiler = ProcessLimits(wallClock: 120)

  /// The seconds that a process had if it ended because they were over, or `nil`.
  package func time(usedUpBy ending: ChildProcess.Ending) -> Double? {
    switch ending {
    case .timedOut: wallClock
    case .signaled(SIGXCPU): processor.map { Double($0) }
    default: nil
    }
  }
}
