import ScenarioTrace

/// A trace file, reduced to the lines that the engine wrote.
struct CheckedTrace: Equatable {
  /// The lines confirmed by a checksum, and the open step's lines after the last checksum.
  private(set) var text = ""
  /// Whether something other than the engine added, changed or removed a line.
  private(set) var isForged = false

  /// Reads a trace up to the first wrong checksum.
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
    // The engine writes a checksum after each step; a trace that ends within a step is still useful.
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
