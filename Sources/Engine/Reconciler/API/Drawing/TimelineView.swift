import AttributeGraph
import FoundationEssentials

/// Content that updates at the dates of a schedule, without evaluating the enclosing body (MOD-13).
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  public typealias Context = TimelineViewDefaultContext
}

public struct TimelineViewDefaultContext: Sendable {
  /// The schedule date that triggered the update.
  public let date: Date
  /// How often the content updates.
  public var cadence: Cadence { .live }

  /// How often the content updates.
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// Content that updates at the dates of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Mounts a rule for the closure, and a clock that triggers it.
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
    var observation = ContentObservation(of: "TimelineView")

    mutating func update(_ context: RuleContext<Content>) {
      let (schedule, isChanged) = view.field(\.schedule).read()
      if isChanged { clock.follow(schedule) }
      let makeContent = view.value.content
      let date = Context(date: clock.date.value)
      let content = host.graph.withoutCurrentAttribute {
        observation.track(for: context.node, host: host) { makeContent(date) }
      }
      context.output(content)
    }
  }
}

/// Follows a schedule on the scenario's clock while a timeline view is mounted.
private final class TimelineClock {
  /// The last schedule date that has passed.
  let date: Attribute<Date>
  private unowned let host: ViewHost
  private var task: Task<Void, Never>?

  init(inputs: _ViewInputs) {
    host = inputs.host
    date = Attribute(external: .distantPast, in: inputs.subgraph)
  }

  /// Starts with the last date that has passed, or with the first date if none has.
  func follow<Schedule: TimelineSchedule>(_ schedule: Schedule) {
    let start = Date()
    var dates = schedule.entries(from: start, mode: .normal).makeIterator()
    guard var latest = dates.next() else { return }
    var next = dates.next()
    while let passed = next, passed <= start { (latest, next) = (passed, dates.next()) }
    date.set(latest)
    stop()
    task = Task { @MainActor [weak self] in
      var slept: Int64 = 0
      while let date = next {
        let due = Int64((min(date.timeIntervalSince(start), Self.maxWait) * 1e9).rounded(.down))
        try? await Task.sleep(for: .nanoseconds(due - slept))
        guard !Task.isCancelled else { return }
        slept = due
        self?.tick(to: date)
        next = dates.next()
      }
    }
  }

  /// The maximum wait in seconds; a longer wait never ends and would overflow in nanoseconds.
  private static var maxWait: TimeInterval { 9e9 }

  private func tick(to newDate: Date) {
    host.enqueue { [date] in
      if !date.node.isEnded { date.set(newDate) }
    }
  }

  func stop() { task?.cancel() }
}
