import Glibc
import ScenarioTrace

/// The file that the trace goes to, line by line.
final class TraceFile {
  private let file: UnsafeMutablePointer<FILE>

  init(path: String) throws {
    guard let file = fopen(path, "w") else { throw ArgumentProblem.unwritableTrace(path) }
    self.file = file
    Self.flushWhenCrashing()
  }

  func write(_ event: TraceEvent) { fputs(event.line + "\n", file) }

  /// Makes what was written last whatever happens next.
  func flush() { fflush(file) }

  /// Lets a trap end the program only after everything written and printed before it is in place.
  private static func flushWhenCrashing() {
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
      signal(trap) { number in
        signal(number, SIG_DFL)
        fflush(nil)
        raise(number)
      }
    }
  }
}

/// What the program has printed so far, in bytes, if standard output is a file.
func consoleLength() -> Int {
  fflush(stdout)
  return max(0, lseek(STDOUT_FILENO, 0, SEEK_CUR))
}
