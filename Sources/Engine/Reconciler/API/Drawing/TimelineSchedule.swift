import FoundationEssentials

/// The dates at which the content of a timeline view is built anew.
public protocol TimelineSchedule {
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates around the one at which the view appears, and later.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// How often a schedule may tick.
  typealias Mode = TimelineScheduleMode
}

/// How often a schedule may tick.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it likes, as at any time here.
  case normal
  /// Seldom, as on a dimmed screen.
  case lowFrequency
}

/// A schedule of equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Equal intervals, in seconds, from a date on.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The last date of the schedule that is not after the given one, and those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(self.startDate) / interval
    return Entries(start: self.startDate, interval: interval, index: passed.rounded(.down))
  }

  /// Dates without end.
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

/// A schedule of whole minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Whole minutes.
  public init() {}

  /// The minute of the given date, and those that follow.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return minutes.entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Given dates, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of frames, sixty in a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Frames, or a least interval in seconds; only one while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  /// Frames from the given date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let frames = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(frames: frames.entries(from: start, mode: mode), isEndless: !isPaused)
  }

  /// The dates of frames.
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
  /// Equal intervals, in seconds, from a date on.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Whole minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Frames, or a least interval in seconds; only one while it is paused.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given dates, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
