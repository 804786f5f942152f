import AttributeGraph
import FoundationEssentials
import ScenarioFoundation

/// When the content of a timeline view is built anew.
public protocol TimelineSchedule {
  /// Seconds from each date to the next.
  var interval: TimeInterval { get }
}

/// A schedule of equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable {
  /// Seconds from each date to the next.
  public let interval: TimeInterval

  /// Equal intervals, in seconds, from a date on.
  public init(from startDate: Date, by interval: TimeInterval) { self.interval = interval }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Equal intervals, in seconds, from a date on.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

  /// At each minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// At each frame.
  public static var animation: PeriodicTimelineSchedule { animation() }

  /// At each frame, or after a least interval in seconds.
  public static func animation(minimumInterval: Double? = nil) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: 0),
      by: minimumInterval ?? 1.0 / 60
    )
  }
}

/// Content that is built anew at the dates of a schedule, without the enclosing body (MOD-13).
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext
}

/// What the content of a timeline view is told.
public struct TimelineViewDefaultContext: Sendable {
  /// The date, counted from the reference date when the view is mounted.
  public let date: Date
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// Content that is built anew at the dates of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Mounts a rule for the closure, and a clock that makes it run.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    let clock = TimelineClock(inputs: inputs)
    let rule = TimelineRule(view: view.attribute, clock: clock, host: inputs.host)
    let content = Attribute(rule, in: inputs.subgraph)
    inputs.subgraph.addConsumer(content)
    inputs.subgraph.onEnd { clock.stop() }
    Content._makeView(view: _GraphValue(content), inputs: inputs)
  }

  private struct TimelineRule: StatefulRule {
    let view: Attribute<TimelineView>
    let clock: TimelineClock
    unowned let host: ViewHost
    var observation = ContentObservation()

    mutating func update(_ context: RuleContext<Content>) {
      let view = view.value
      clock.run(every: view.schedule.interval)
      let date = Context(date: Date(timeIntervalSinceReferenceDate: clock.elapsed.value))
      let content = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) { view.content(date) }
      }
      context.output(content)
    }
  }
}

/// Ticks on the scenario's clock while a timeline view is there.
private final class TimelineClock {
  /// Seconds since the view was mounted.
  let elapsed: Attribute<TimeInterval>
  private unowned let host: ViewHost
  private var interval: TimeInterval?
  private var task: Task<Void, Never>?

  init(inputs: _ViewInputs) {
    host = inputs.host
    elapsed = Attribute(external: 0, in: inputs.subgraph)
  }

  func run(every interval: TimeInterval) {
    guard self.interval != interval, interval > 0 else { return }
    self.interval = interval
    task?.cancel()
    task = Task { @MainActor [weak self] in
      var steps = TickSteps(interval: interval)
      while !Task.isCancelled {
        try? await Task.sleep(for: steps.next())
        guard !Task.isCancelled else { return }
        self?.tick(by: interval)
      }
    }
  }

  private func tick(by interval: TimeInterval) {
    host.enqueue { [self] in
      if let time = elapsed.currentValue { elapsed.set(time + interval) }
    }
  }

  func stop() { task?.cancel() }
}
