import Glibc
import ScenarioTrace

/// The file that the trace goes to, line by line.
final class TraceFile {
  private let file: UnsafeMutablePointer<FILE>
  private var checksum: TraceChecksum

  init(path: String, key: [UInt8]) throws {
    guard let file = fopen(path, "w") else { throw ArgumentProblem.unwritableTrace(path) }
    self.file = file
    checksum = TraceChecksum(key: key)
    Self.flushWhenCrashing()
  }

  func write(_ event: TraceEvent) {
    let line = event.line
    checksum.add(line)
    fputs(line + "\n", file)
  }

  /// Vouches for what was written and makes it last whatever happens next.
  func flush() {
    fputs(checksum.line + "\n", file)
    fflush(file)
  }

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
  let length = lseek(STDOUT_FILENO, 0, SEEK_CUR)
  if length < 0, errno == EBADF { fatalError("the program closed its standard output") }
  return max(0, length)
}

/// The key of the trace's checksums: all of standard input, which is then empty.
func traceKey() -> [UInt8] {
  var key = [UInt8](repeating: 0, count: 64)
  let count = read(STDIN_FILENO, &key, key.count)
  return Array(key.prefix(max(0, count)))
}
