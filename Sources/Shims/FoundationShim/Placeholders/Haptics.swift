import Foundation

/// An engine of a device without a motor for haptics.
open class CHHapticEngine: NSObject {
  public struct Capabilities: Sendable {
    public let supportsHaptics = false
    public let supportsAudio = false
  }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished
    case systemError = -1
  }

  public static func capabilitiesForHardware() -> Capabilities {
    Assumption.haptics.record()
    return Capabilities()
  }

  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false

  public override init() { Assumption.haptics.record() }

  public func start() throws {}
  public func start() async throws {}
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  public func playPattern(from url: URL) throws {}
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

private final class SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}

open class CHHapticPattern: NSObject {
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

open class CHHapticEvent: NSObject {
  public enum EventType: Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public enum ParameterID: Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
  }

  public let type: EventType
  public var relativeTime: TimeInterval
  public var duration: TimeInterval
  public init(
    eventType type: EventType,
    parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, self.relativeTime, self.duration) = (type, relativeTime, duration)
  }
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

open class CHHapticDynamicParameter: NSObject {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0
