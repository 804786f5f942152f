import Glibc

/// The time of a scenario, in place of the machine's: it moves only while a step waits.
///
/// All code of the process that asks the C library for the time is told this one: `Date()`, the
/// clocks of the standard library, and through them the deadlines of tasks that sleep.
enum VirtualClock {
  /// The time since the scenario began, in whole nanoseconds as clocks tell it.
  fileprivate(set) static nonisolated(unsafe) var now = Duration.zero
  /// Whether the machine's time has been replaced: in scenarios it is, in other programs that link
  /// the engine it is not.
  private(set) static nonisolated(unsafe) var isInstalled = false
  private static nonisolated(unsafe) var lastDate = Duration.microseconds(-1)

  static func install() { isInstalled = true }

  /// Moves the clock on; it never goes back.
  static func advance(to time: Duration) { now = max(now, time) }

  /// The seconds from 1970, where dates are counted from in C, to the first moment of 2001, at which
  /// every scenario begins.
  private static let beginning = Duration.seconds(978_307_200)

  /// The time of the day, of which no two readings are equal, as on a real machine.
  static func readDate() -> Duration {
    lastDate = max(now, lastDate + .microseconds(1))
    return beginning + lastDate
  }
}

/// Stands before the function of the C library that all clocks ask.
@_cdecl("clock_gettime")
public func _virtualTime(
  of clock: clockid_t,
  into time: UnsafeMutablePointer<timespec>
) -> CInt {
  guard VirtualClock.isInstalled else { return machineTime?(clock, time) ?? -1 }
  let reading = clock == CLOCK_REALTIME ? VirtualClock.readDate() : VirtualClock.now
  let (seconds, attoseconds) = reading.components
  time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  return 0
}

/// The function of the C library.
private let machineTime: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt)? =
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime").map {
    unsafeBitCast($0, to: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)
  }
