import FoundationEssentials
import Guidelines
import ScenarioTrace

/// Converts a trace into measurements: counts, causes and printed lines of each step.
struct TraceReader {
  /// The measurements up to the end of the trace or the point where it breaks off.
  private(set) var measured: [MeasuredStep] = []
  /// The step that could not be performed, by its index.
  private(set) var failure: (index: Int, reason: TraceEvent.StepFailure)?
  /// Whether the program finished.
  private(set) var isFinished = false
  /// Whether an event came when the engine never sends it; it and those after it are not read.
  private(set) var isForged = false

  /// The measurements as a run.
  var run: Run { Run(steps: measured) }

  private let steps: [Step]
  private let views: [String]
  private var console: Console
  private var names: [Int: String] = [:]
  private var current: OpenStep?

  /// Reads a trace.
  /// - Parameters:
  ///   - trace: The trace lines; an incomplete last line is ignored.
  ///   - output: The bytes of standard output.
  ///   - steps: The requested steps.
  ///   - views: The views that get a count in every step, even 0.
  init(trace: String, output: Data, steps: [Step], views: [String]) {
    self.steps = steps
    self.views = views
    console = Console(output: output)
    for line in trace.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let event = TraceEvent(line: Substring(line)) else { continue }
      guard isPossible(event) else {
        isForged = true
        break
      }
      read(event)
    }
    close(consoleLength: output.count)
  }

  /// Whether the engine can send an event now: what it has reported, it never takes back.
  private func isPossible(_ event: TraceEvent) -> Bool {
    guard !isFinished else { return false }
    switch event {
    case .stepBegan(let index):
      return current == nil && failure == nil && index == measured.count
        && steps.indices.contains(index)
    case .stepEnded(let index, let length):
      return current?.index == index && length >= console.reported
    case .stepFailed(let index, _):
      // A step that fails may have ended before.
      return failure == nil && index == current?.index ?? measured.count - 1
    case .finished: return current == nil
    case .mounted(let identity, _, let parent):
      // So no view is inside itself.
      return names[identity] == nil && (parent == 0 || names[parent] != nil)
    default: return true
    }
  }

  private mutating func read(_ event: TraceEvent) {
    switch event {
    case .stepBegan(let index):
      current = OpenStep(index: index)
    case .stepEnded(_, let length):
      current?.events.append(event)
      close(consoleLength: length)
    case .stepFailed(let index, let reason):
      failure = (index, reason)
      forget(index)
    case .finished:
      isFinished = true
    case .mounted(let identity, let view, _):
      names[identity] = view
      current?.events.append(event)
    case .unmounted, .evaluated, .compared, .caused, .triggered, .counted, .noted, .warned,
      .screen, .assumed, .dependsOnVersion:
      current?.events.append(event)
    }
  }

  /// Removes a step that could not be performed, because it measured nothing.
  private mutating func forget(_ index: Int) {
    current = nil
    if measured.count > index { measured.removeSubrange(index...) }
  }

  /// Ends the open step, if any, and adds the lines printed since the previous step ended.
  private mutating func close(consoleLength: Int) {
    guard let open = current, steps.indices.contains(open.index) else { return }
    current = nil
    measured.append(measurement(of: open, console: console.lines(upTo: consoleLength)))
  }

  private func measurement(of open: OpenStep, console: [String]) -> MeasuredStep {
    var counts: [Column: Int] = [:]
    for view in views { counts[Column(view: view, metric: .evaluations)] = 0 }
    var evaluations: [MeasuredStep.Evaluation] = []
    var warnings: [String] = []
    for event in open.events {
      if let column = column(of: event) { counts[column, default: 0] += 1 }
      switch event {
      case .evaluated(let identity, let causes):
        let view = names[identity] ?? "?"
        evaluations.append(.init(view: view, identity: identity, causes: causes))
      case .warned(let text): warnings.append(text)
      default: break
      }
    }
    return MeasuredStep(
      step: steps[open.index],
      counts: counts,
      evaluations: evaluations,
      console: console + warnings.map { "warning: " + $0 },
      warnings: warnings,
      events: open.events
    )
  }

  /// The count that an event increments.
  private func column(of event: TraceEvent) -> Column? {
    switch event {
    case .evaluated(let identity, _): column(identity, .evaluations)
    case .compared(let identity, _, _): column(identity, .comparisons)
    case .counted(let identity, .wasted): column(identity, .wasted)
    case .counted(let identity, .updates): column(identity, .updates)
    case .counted(let identity, .sizings): column(identity, .sizings)
    case .noted(let identity, let note) where note.kind == .content: column(identity, .contents)
    case .counted(let identity, .appearances): column(identity, .appearances)
    default: nil
    }
  }

  private func column(_ identity: Int, _ metric: Column.Metric) -> Column? {
    names[identity].map { Column(view: withoutGenericArguments($0), metric: metric) }
  }
}

/// A step whose end has not been read yet.
private struct OpenStep {
  let index: Int
  var events: [TraceEvent] = []
}

/// Standard output, divided step by step.
private struct Console {
  let output: Data
  var position = 0
  /// The last length that the engine reported; all of it may not have been read.
  var reported = 0

  init(output: Data) { self.output = output }

  mutating func lines(upTo end: Int) -> [String] {
    reported = max(end, reported)
    let end = min(max(end, position), output.count)
    defer { position = end }
    var lines = output[position..<end].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
