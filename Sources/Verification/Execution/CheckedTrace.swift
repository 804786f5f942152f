import ScenarioTrace

/// A trace from its file, separated into what the engine wrote and what it did not.
struct CheckedTrace: Equatable {
  /// The lines that a checksum confirms, and the open step's after the last checksum.
  private(set) var text = ""
  /// Whether a line was added, changed or removed by someone else.
  private(set) var isForged = false

  /// Reads a trace up to the first checksum that does not match.
  init(_ trace: String, key: [UInt8]) {
    var checksum = TraceChecksum(key: key)
    var open: [Substring] = []
    for line in trace.split(separator: "\n") {
      guard line.hasPrefix(TraceChecksum.tag) else {
        checksum.add(line)
        open.append(line)
        continue
      }
      guard line == checksum.line else {
        isForged = true
        return
      }
      append(open)
      open = []
    }
    // The engine writes a checksum at the end of each step; a trace that breaks off in a step is of use.
    isForged = open.contains { line in
      switch TraceEvent(line: line) {
      case .stepEnded, .stepFailed, .finished: true
      default: false
      }
    }
    if !isForged { append(open) }
  }

  private mutating func append(_ lines: [Substring]) {
    for line in lines { text += line + "\n" }
  }
}
