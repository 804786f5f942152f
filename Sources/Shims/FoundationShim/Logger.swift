import Foundation

/// Writes messages to the system's log, which a scenario does not have: nothing is printed.
public struct Logger: Sendable {
  public init() {}
  /// A log of a part of the program.
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}

  /// Has no effect.
  public func log(_ message: OSLogMessage) {}
  /// Has no effect.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Has no effect.
  public func trace(_ message: OSLogMessage) {}
  /// Has no effect.
  public func debug(_ message: OSLogMessage) {}
  /// Has no effect.
  public func info(_ message: OSLogMessage) {}
  /// Has no effect.
  public func notice(_ message: OSLogMessage) {}
  /// Has no effect.
  public func warning(_ message: OSLogMessage) {}
  /// Has no effect.
  public func error(_ message: OSLogMessage) {}
  /// Has no effect.
  public func critical(_ message: OSLogMessage) {}
  /// Has no effect.
  public func fault(_ message: OSLogMessage) {}
}

/// A message for the log; its parts are evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}

  public struct Interpolation: StringInterpolationProtocol {
    /// No parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ argument: @autoclosure () -> T,
      privacy: OSLogPrivacy = .auto
    ) {
      _ = argument()
    }
    public mutating func appendInterpolation<T>(
      _ argument: @autoclosure () -> T,
      format: OSLogFormat,
      privacy: OSLogPrivacy = .auto
    ) {
      _ = argument()
    }
  }
}

/// Who may see a value of the log.
public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  /// All who read the log.
  public static let `public` = OSLogPrivacy()
  /// No reader of the log.
  public static let `private` = OSLogPrivacy()
  /// No reader of the log.
  public static let sensitive = OSLogPrivacy()
}

public struct OSLogFormat: Sendable {
  public static let decimal = OSLogFormat()
  public static let hex = OSLogFormat()
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}

public struct OSLogType: Equatable, Sendable {
  private let value: Int
  public static let `default` = OSLogType(value: 0)
  public static let info = OSLogType(value: 1)
  public static let debug = OSLogType(value: 2)
  public static let error = OSLogType(value: 16)
  public static let fault = OSLogType(value: 17)
}

public final class OSLog: Sendable {
  /// The log of the program.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// No log.
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log, which has no effect.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log, which has no effect.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Marks intervals for Instruments, which has no effect.
public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState { .init() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString) {}
}

public final class OSSignpostIntervalState: Sendable {}
