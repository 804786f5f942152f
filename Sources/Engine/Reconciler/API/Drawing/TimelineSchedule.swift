import FoundationEssentials
import ValueComparison

/// The dates at which a timeline view updates its content.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// How often a schedule may update.
  typealias Mode = TimelineScheduleMode
}

/// How often a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// At the schedule's normal rate, which always applies here.
  case normal
  case lowFrequency
}

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

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

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

  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return minutes.entries(from: startDate, mode: mode)
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// A schedule of frames with a minimum interval in seconds; only one frame while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let frames = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(frames: frames.entries(from: start, mode: mode), isEndless: !isPaused)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries
    fileprivate let isEndless: Bool
    private var isFirst = true

    fileprivate init(frames: PeriodicTimelineSchedule.Entries, isEndless: Bool) {
      self.frames = frames
      self.isEndless = isEndless
    }

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
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
