import FoundationEssentials
import ValueComparison

/// The dates at which a timeline view updates its content.
public protocol TimelineSchedule {
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates of the schedule, starting at or just before a start date.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// How often a schedule may update.
  typealias Mode = TimelineScheduleMode
}

/// How often a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// At the schedule's normal rate, which always applies here.
  case normal
  /// At a reduced rate, as on a dimmed screen.
  case lowFrequency
}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// A schedule that starts at a date and repeats after an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    require(interval > 0, "a periodic schedule by \(interval) s never gets to a later date")
    self.startDate = startDate
    self.interval = interval
  }

  /// The last date that isn't after the start date, and all following dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(self.startDate) / interval
    return Entries(start: self.startDate, interval: interval, index: passed.rounded(.down))
  }

  /// An infinite sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

/// A schedule that updates every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule that updates every minute.
  public init() {}

  /// The minute that contains the start date, and all following minutes.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return minutes.entries(from: startDate, mode: mode)
  }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of dates, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of animation frames, 60 per second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// A schedule of frames with a minimum interval in seconds; only one frame while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  /// The frames from the start date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let frames = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(frames: frames.entries(from: start, mode: mode), isEndless: !isPaused)
  }

  /// The dates of animation frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries
    fileprivate let isEndless: Bool
    private var isFirst = true

    fileprivate init(frames: PeriodicTimelineSchedule.Entries, isEndless: Bool) {
      self.frames = frames
      self.isEndless = isEndless
    }

    /// The next date.
    public mutating func next() -> Date? {
      guard isFirst || isEndless else { return nil }
      isFirst = false
      return frames.next()
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule that starts at a date and repeats after an interval in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of animation frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of frames with a minimum interval in seconds; only one frame while paused.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of dates, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
