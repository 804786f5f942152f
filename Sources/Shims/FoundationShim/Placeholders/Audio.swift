import Foundation

open class AVAudioPlayer: NSObject {
  public let url: URL?
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public private(set) var isPlaying = false
  public var volume: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var rate: Float = 1
  public var enableRate = false
  public var duration: TimeInterval { 0 }

  public init(contentsOf url: URL) throws {
    Assumption.media.record()
    self.url = url
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws {
    Assumption.media.record()
    url = nil
  }

  @discardableResult public func prepareToPlay() -> Bool { true }
  @discardableResult public func play() -> Bool {
    isPlaying = true
    return true
  }
  public func pause() { isPlaying = false }
  public func stop() { isPlaying = false }
  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

public final class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    public static let playback = Self(rawValue: "playback")
    public static let record = Self(rawValue: "record")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    public static let measurement = Self(rawValue: "measurement")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  public func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

public struct CMTime: Hashable, Sendable {
  public let seconds: Double
  public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
  public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
}

open class AVPlayerItem: NSObject {
  public convenience init(url: URL) { self.init() }
}

open class AVPlayer: NSObject {
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false

  public init(playerItem item: AVPlayerItem?) {
    Assumption.media.record()
    currentItem = item
  }
  public override convenience init() { self.init(playerItem: nil) }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  public func play() { rate = 1 }
  public func pause() { rate = 0 }
  public func seek(to time: CMTime) {}
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var rate: Float = 0.5
  public var volume: Float = 1
  public var pitchMultiplier: Float = 1
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesizer: NSObject {
  public func speak(_ utterance: AVSpeechUtterance) { Assumption.media.record() }
}
