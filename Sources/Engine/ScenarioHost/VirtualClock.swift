import Glibc

/// The scenario's clock, which advances only while a step waits.
///
/// It replaces the C library's time for all code of the process: `Date()`, the clocks of the standard
/// library, and so the deadlines of sleeping tasks.
enum VirtualClock {
  /// The time since the scenario started, in whole nanoseconds, as clocks report it.
  fileprivate(set) static nonisolated(unsafe) var now = Duration.zero
  /// Whether the system's time is replaced; true in scenarios, false in other programs that link the
  /// engine.
  private(set) static nonisolated(unsafe) var isInstalled = false
  private static nonisolated(unsafe) var lastDate = Duration.microseconds(-1)

  static func install() { isInstalled = true }

  /// Advances the clock; it never goes back.
  static func advance(to time: Duration) { now = max(now, time) }

  /// The seconds from 1970, the reference date of C, to the start of 2001, when every scenario
  /// starts.
  private static let beginning = Duration.seconds(978_307_200)

  /// The time of day; no two readings are equal, as on a real machine.
  static func readDate() -> Duration {
    lastDate = max(now, lastDate + .microseconds(1))
    return beginning + lastDate
  }
}

/// Replaces the C library function that all clocks call.
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

/// The C library's own function.
private let machineTime: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt)? =
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime").map {
    unsafeBitCast($0, to: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)
  }
