import DispatchShim
import Foundation

/// The process and its device: the same in every run.
public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()

  /// The name of the program.
  public let processName = "Scenario"
  public let processIdentifier: Int32 = 1
  /// The arguments: only the program's name.
  public var arguments: [String] { [processName] }
  /// The variables of the environment: none.
  public let environment: [String: String] = [:]
  public let processorCount = 6
  public let activeProcessorCount = 6
  public let physicalMemory: UInt64 = 6_442_450_944
  public let isLowPowerModeEnabled = false
  /// Whether an app for iPhone runs on a Mac.
  public let isiOSAppOnMac = false
  /// Whether an app runs with Mac Catalyst.
  public let isMacCatalystApp = false
  public let thermalState = ThermalState.nominal
  public let hostName = "localhost"

  /// A text that no other call returns.
  public var globallyUniqueString: String { UUID().uuidString }
  /// The seconds since the program started, on the virtual clock.
  public var systemUptime: TimeInterval {
    Double(DispatchShim.DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  public enum ThermalState: Int, Sendable {
    /// Not warm.
    case nominal
    case fair
    case serious
    case critical
  }

  /// The version of the system, which the profile decides.
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: ThisDevice.systemVersion, minorVersion: 0, patchVersion: 0)
  }
  /// The version of the system as text.
  public var operatingSystemVersionString: String { "Version \(ThisDevice.systemVersion).0" }
  /// Whether the system has at least a version.
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    ThisDevice.systemVersion >= version.majorVersion
  }
}

/// What the profile decides about the device.
package enum ThisDevice {
  /// The version of iOS.
  package static var systemVersion: Int { readSystemVersion() }
  package static nonisolated(unsafe) var readSystemVersion: () -> Int = { 26 }
  /// Advances the virtual clock by a time that the program spends waiting.
  package static nonisolated(unsafe) var spend: (Duration) -> Void = { _ in }
  /// Takes the keyboard away, and the focus with it.
  package static nonisolated(unsafe) var dismissKeyboard: () -> Void = {}
}

/// The only thread.
public final class Thread: Sendable {
  public static let main = Thread()
  public static var current: Thread { main }
  public static var isMainThread: Bool { true }
  public var isMainThread: Bool { true }
  public let name: String? = "main"

  /// Blocks the thread for some seconds of the virtual clock.
  public static func sleep(forTimeInterval seconds: TimeInterval) {
    ThisDevice.spend(.seconds(max(0, seconds)))
  }
  /// Blocks the thread until a time of the virtual clock.
  public static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
}

/// Blocks the thread for some seconds of the virtual clock.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  ThisDevice.spend(.seconds(Int(seconds)))
  return 0
}

/// Blocks the thread for some microseconds of the virtual clock.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  ThisDevice.spend(.microseconds(Int(microseconds)))
  return 0
}
