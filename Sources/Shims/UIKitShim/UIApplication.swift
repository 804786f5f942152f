import FoundationShim

/// The screen, whose size is a stated assumption.
@MainActor @preconcurrency
public final class UIScreen {
  public nonisolated static var main: UIScreen { screen }
  private nonisolated static let screen = UIScreen()
  public static var screens: [UIScreen] { [main] }

  private nonisolated init() {}

  public nonisolated var bounds: CGRect {
    Assumption.screen.record()
    return CGRect(x: 0, y: 0, width: 390, height: 844)
  }
  public nonisolated var nativeBounds: CGRect {
    Assumption.screen.record()
    return CGRect(x: 0, y: 0, width: 1_170, height: 2_532)
  }
  public nonisolated var scale: CGFloat { 3 }
  public nonisolated var nativeScale: CGFloat { 3 }
  public var brightness: CGFloat = 0.5
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { .current }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public final class UITraitCollection: Sendable {
  public static var current: UITraitCollection { UITraitCollection() }
  init() {}
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 3 }
}

@MainActor @preconcurrency
public final class UIDevice {
  public nonisolated static var current: UIDevice { device }
  private nonisolated static let device = UIDevice()
  private nonisolated init() {}
  public nonisolated var name: String { Self.assumed("iPhone") }
  public nonisolated var model: String { Self.assumed("iPhone") }
  public nonisolated var localizedModel: String { Self.assumed("iPhone") }
  public nonisolated var systemName: String { "iOS" }
  /// The version of the system.
  public nonisolated var systemVersion: String { "\(ThisDevice.systemVersion).0" }
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { Self.assumed(.phone) }
  public nonisolated var orientation: UIDeviceOrientation { Self.assumed(.portrait) }
  /// A number for the vendor, the same in every run.
  public nonisolated var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }
  public var isBatteryMonitoringEnabled = false
  public nonisolated var batteryLevel: Float { Self.assumed(1) }
  public nonisolated var batteryState: BatteryState { Self.assumed(.full) }

  private nonisolated static func assumed<Value>(_ value: Value) -> Value {
    Assumption.device.record()
    return value
  }

  /// Begins to watch the orientation, which does not change here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Posted when the device is turned, which never happens here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted when the charge changes, which never happens here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Posted when the state of the battery changes, which never happens here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@MainActor @preconcurrency
public final class UIApplication {
  public static let shared = UIApplication()
  private init() {}

  public enum State: Int, Sendable {
    case active, inactive, background
  }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The windows: none that a program can reach.
  public var windows: [UIWindow] { [] }
  /// The scenes: none that a program can reach.
  public var connectedScenes: Set<UIScene> { [] }
  /// The main window: none that a program can reach.
  public var keyWindow: UIWindow? { nil }
  public var applicationState: State { .active }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }

  /// Opens a URL in another app, which has no effect here.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }
  public func canOpenURL(_ url: URL) -> Bool {
    Assumption.device.record()
    return true
  }
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    action.send(target.map { $0 as AnyObject } ?? FirstResponder(), sender)
  }
  /// Asks for notifications, which never come here.
  public func registerForRemoteNotifications() {}

  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Posted when the app becomes active, which a step does not do.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app becomes inactive, which a step does not do.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app enters the background, which a step does not do.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app enters the foreground, which a step does not do.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the app ends, which a step does not do.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short, which never happens here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

@MainActor @preconcurrency
open class UIScene: NSObject {
  public final class ConnectionOptions {
    init() {}
  }
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}

open class UIWindowScene: UIScene {
  /// The windows: none.
  public var windows: [UIWindow] { [] }
  /// The main window: none.
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var isKeyWindow: Bool { false }
  public weak var windowScene: UIWindowScene?
  /// A window without a scene.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }
  /// A window from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
  /// Shows the window, which has no effect here.
  public func makeKeyAndVisible() {}
}

/// Taps of the phone's motor, which have no effect here.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public nonisolated init() {}
  public nonisolated func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  public nonisolated init(style: FeedbackStyle = .medium) {}
  public nonisolated func impactOccurred() {}
  public nonisolated func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  public nonisolated override init() {}
  public nonisolated func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public nonisolated override init() {}
  public nonisolated func selectionChanged() {}
}

/// What was copied; each run starts without anything.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()
  public nonisolated(unsafe) var string: String?
  public nonisolated(unsafe) var strings: [String]?
  public nonisolated(unsafe) var url: URL?
  public nonisolated(unsafe) var image: UIImage?
  /// Everything that was copied.
  public var _values: [Any] {
    let texts: [Any] = strings ?? string.map { [$0] } ?? []
    return texts + [url as Any?, image as Any?].compactMap { $0 }
  }
  public var hasStrings: Bool { string != nil }
}

/// Checks spelling; under a stated assumption, every word is spelled correctly.
@MainActor @preconcurrency
public final class UITextChecker: NSObject {
  public nonisolated override init() {}
  /// The first misspelled word: none.
  public nonisolated func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt: Int,
    wrap: Bool,
    language: String
  ) -> NSRange {
    Assumption.spelling.record()
    return NSRange(location: NSNotFound, length: 0)
  }
}
