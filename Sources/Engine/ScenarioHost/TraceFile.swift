import Glibc
import ScenarioTrace
import ValueComparison

/// The file to which the trace is written, line by line: descriptor 3, which can only be appended to.
final class TraceFile {
  private let file: UnsafeMutablePointer<FILE>
  private var checksum: TraceChecksum

  init(key: [UInt8]) throws {
    guard let file = fdopen(3, "a") else { throw ArgumentProblem.noTrace }
    self.file = file
    checksum = TraceChecksum(key: key)
    reportCrashes()
  }

  func write(_ event: TraceEvent) {
    let line = event.line
    checksum.add(line)
    fputs(line + "\n", file)
  }

  /// Writes the checksum and flushes the file, so that it is complete whatever happens next.
  func flush() {
    fputs(checksum.line + "\n", file)
    fflush(file)
  }
}

/// How many bytes the program has printed so far, if standard output is a file.
func consoleLength() -> Int {
  fflush(stdout)
  let length = lseek(STDOUT_FILENO, 0, SEEK_CUR)
  if length < 0, errno == EBADF { fault("the program closed its standard output") }
  return max(0, length)
}
