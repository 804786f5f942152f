import Foundation

/// Writes messages to the system's log, which a scenario does not have: nothing is printed.
public struct Logger: Sendable {
  /// A log.
  public init() {}
  /// A log of a part of the program.
  public init(subsystem: String, category: String) {}
  /// A log.
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
  /// A message without parts.
  public init(stringLiteral value: String) {}
  /// A message with parts.
  public init(stringInterpolation: Interpolation) {}

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    /// No parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<T>(
      _ argument: @autoclosure () -> T,
      privacy: OSLogPrivacy = .auto
    ) {
      _ = argument()
    }
    /// Adds a value in a format.
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
  /// As its type is.
  public static let auto = OSLogPrivacy()
  /// All who read the log.
  public static let `public` = OSLogPrivacy()
  /// No reader of the log.
  public static let `private` = OSLogPrivacy()
  /// No reader of the log.
  public static let sensitive = OSLogPrivacy()
}

/// How a value of the log is written.
public struct OSLogFormat: Sendable {
  /// As a decimal number.
  public static let decimal = OSLogFormat()
  /// As a hexadecimal number.
  public static let hex = OSLogFormat()
  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}

/// The importance of a message.
public struct OSLogType: Equatable, Sendable {
  private let value: Int
  /// The default.
  public static let `default` = OSLogType(value: 0)
  /// Information.
  public static let info = OSLogType(value: 1)
  /// For finding faults.
  public static let debug = OSLogType(value: 2)
  /// An error.
  public static let error = OSLogType(value: 16)
  /// A fault of the system.
  public static let fault = OSLogType(value: 17)
}

/// A part of the log.
public final class OSLog: Sendable {
  /// The log of the program.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// No log.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// A part of the log.
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
  /// A signposter.
  public init(subsystem: String, category: String) {}
  /// A signposter.
  public init() {}
  /// Begins an interval.
  public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState { .init() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}

/// An interval for Instruments.
public final class OSSignpostIntervalState: Sendable {}
