import Glibc
import ScenarioTrace
import ValueComparison

/// The trace on descriptor 3, a socket that can only be written to.
///
/// Each message is pieces of the trace and the tag that authenticates them: whole lines, except that a line
/// longer than a message is cut into several.
final class TraceFile {
  private let ratchet: TraceRatchet
  /// The pieces that the ratchet has absorbed and no message has sent.
  private var unsent: [UInt8] = []
  private var line: [UInt8] = []
  /// Whether a function is running between whose steps the pieces and the ratchet do not fit together, or the
  /// descriptor is closed.
  private var isBusy = false

  /// The most bytes of a message without its tag.
  private static let capacity = 16 << 10
  private static let descriptor: Int32 = 3
  /// The trace to send when the program ends early.
  private static nonisolated(unsafe) var current: TraceFile?
  /// The index of the step that is being performed, if one is.
  private var step: Int?

  init(_ ratchet: TraceRatchet) throws {
    guard fcntl(Self.descriptor, F_GETFD) >= 0 else { throw ArgumentProblem.noTrace }
    self.ratchet = ratchet
    unsent.reserveCapacity(Self.capacity + TraceRatchet.size)
    Self.current = self
    atexit { TraceFile.sendBeforeEnd() }
    reportCrashes()
  }

  func write(_ event: TraceEvent) {
    switch event {
    case .stepBegan(let index): step = index
    case .stepEnded: step = nil
    default: break
    }
    event.write(to: &line)
    line.withUnsafeBytes { add($0) }
  }

  private func add(_ line: UnsafeRawBufferPointer) {
    if line.count > Self.capacity - unsent.count { flush() }
    var rest = line[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Self.capacity)
      isBusy = true
      ratchet.add(UnsafeRawBufferPointer(rebasing: piece))
      unsent += piece
      isBusy = false
      rest = rest.dropFirst(piece.count)
      if !rest.isEmpty { flush() }
    }
  }

  /// Sends everything, so that it arrives whatever happens next.
  func flush() {
    guard !unsent.isEmpty else { return }
    isBusy = true
    ratchet.appendTag(to: &unsent)
    var sent = -1
    repeat {
      sent = Glibc.write(Self.descriptor, unsent, unsent.count)
    } while sent < 0 && errno == EINTR
    guard sent == unsent.count else { fault("the program closed its trace") }
    unsent.removeAll(keepingCapacity: true)
    isBusy = false
  }

  /// Sends everything when the program exits or a signal ends it, unless that interrupted the trace itself.
  static func sendBeforeEnd() {
    if let current, !current.isBusy { current.flush() }
  }
}

extension TraceFile {
  /// Ends the trace: the step that is being performed, or the first one, has reached code that was left out.
  static func end(atLeftOut part: Int) {
    guard let current, !current.isBusy else { return }
    let index = current.step ?? 0
    if current.step == nil { current.write(.stepBegan(index: index)) }
    current.write(.stepEnded(index: index, consoleLength: consoleLength()))
    current.write(.stepFailed(index: index, .leftOut(part: part)))
    current.write(.finished)
    current.flush()
  }
}

/// How many bytes the program has printed so far, if standard output is a file.
func consoleLength() -> Int {
  fflush(stdout)
  // Its size, because a program can move the position back.
  var status = stat()
  if fstat(STDOUT_FILENO, &status) != 0 { fault("the program closed its standard output") }
  return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
}
