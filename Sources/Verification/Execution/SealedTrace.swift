import ScenarioTrace

/// A trace as it lies in its file, told apart into what the engine wrote and what it did not.
struct SealedTrace: Equatable {
  /// The lines that a seal vouches for, and the open step's behind the last seal.
  private(set) var text = ""
  /// Whether a line was added, changed or removed by someone else.
  private(set) var isForged = false

  /// Reads a trace up to the first seal that does not fit.
  init(_ trace: String, key: [UInt8]) {
    var seal = TraceSeal(key: key)
    var open: [Substring] = []
    for line in trace.split(separator: "\n") {
      guard line.hasPrefix(TraceSeal.tag) else {
        seal.add(line)
        open.append(line)
        continue
      }
      guard line == seal.line else {
        isForged = true
        return
      }
      append(open)
      open = []
    }
    // The engine seals the end of each step, and traces that break off inside one are of use.
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
