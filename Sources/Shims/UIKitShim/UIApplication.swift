import FoundationShim

/// The screen, whose size is a stated assumption.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen of the device.
  public nonisolated static var main: UIScreen { screen }
  private nonisolated static let screen = UIScreen()
  /// The screens of the device.
  public static var screens: [UIScreen] { [main] }

  private nonisolated init() {}

  /// The rectangle of the screen.
  public nonisolated var bounds: CGRect {
    Assumption.screen.record()
    return CGRect(x: 0, y: 0, width: 390, height: 844)
  }
  /// The rectangle of the screen in pixels.
  public nonisolated var nativeBounds: CGRect {
    Assumption.screen.record()
    return CGRect(x: 0, y: 0, width: 1_170, height: 2_532)
  }
  /// The pixels per point.
  public nonisolated var scale: CGFloat { 3 }
  /// The pixels per point.
  public nonisolated var nativeScale: CGFloat { 3 }
  /// How bright the screen is.
  public var brightness: CGFloat = 0.5
  /// The frames per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// The appearance of the screen.
  public var traitCollection: UITraitCollection { .current }
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Appearances.
  case unspecified, light, dark
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Kinds.
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// What decides how an interface looks.
public final class UITraitCollection: Sendable {
  /// The traits of the phone in its light appearance.
  public static var current: UITraitCollection { UITraitCollection() }
  init() {}
  /// The appearance: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The kind of the device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The pixels per point.
  public var displayScale: CGFloat { 3 }
}

/// The device: a phone.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public nonisolated static var current: UIDevice { device }
  private nonisolated static let device = UIDevice()
  private nonisolated init() {}
  /// The name of the device.
  public nonisolated var name: String { Self.assumed("iPhone") }
  /// The model of the device.
  public nonisolated var model: String { Self.assumed("iPhone") }
  /// The model of the device.
  public nonisolated var localizedModel: String { Self.assumed("iPhone") }
  /// The name of the system.
  public nonisolated var systemName: String { "iOS" }
  /// The version of the system.
  public nonisolated var systemVersion: String { "\(ThisDevice.systemVersion).0" }
  /// The kind of the device.
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { Self.assumed(.phone) }
  /// How the device is held.
  public nonisolated var orientation: UIDeviceOrientation { Self.assumed(.portrait) }
  /// A number for the vendor, the same in every run.
  public nonisolated var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }
  /// Whether the battery is watched.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery.
  public nonisolated var batteryLevel: Float { Self.assumed(1) }
  /// The state of the battery.
  public nonisolated var batteryState: BatteryState { Self.assumed(.full) }

  private nonisolated static func assumed<Value>(_ value: Value) -> Value {
    Assumption.device.record()
    return value
  }

  /// Begins to watch the orientation, which does not change here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends watching the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// States.
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

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Ways.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the long side is vertical.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side is horizontal.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can be shown so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The app.
@MainActor @preconcurrency
public final class UIApplication {
  /// The app.
  public static let shared = UIApplication()
  private init() {}

  /// Whether the app is active.
  public enum State: Int, Sendable {
    /// States.
    case active, inactive, background
  }
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// What the app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// A reason by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The windows: none that a program can reach.
  public var windows: [UIWindow] { [] }
  /// The scenes: none that a program can reach.
  public var connectedScenes: Set<UIScene> { [] }
  /// The main window: none that a program can reach.
  public var keyWindow: UIWindow? { nil }
  /// Whether the app is active.
  public var applicationState: State { .active }
  /// Whether the device stays awake.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon.
  public var applicationIconBadgeNumber = 0
  /// The name of another icon.
  public var alternateIconName: String? { nil }
  /// Whether the app can have other icons.
  public var supportsAlternateIcons: Bool { false }

  /// Opens a URL in another app, which has no effect here.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }
  /// Whether another app opens a URL.
  public func canOpenURL(_ url: URL) -> Bool {
    Assumption.device.record()
    return true
  }
  /// Calls a method of an object; without one, of what has the keyboard.
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

  /// The address of the app's settings.
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

/// A scene of the app.
@MainActor @preconcurrency
open class UIScene: NSObject {
  /// Why a scene is connected.
  public final class ConnectionOptions {
    init() {}
  }
  /// Whether the scene is active.
  public enum ActivationState: Int, Sendable {
    /// States.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// Whether the scene is active.
  public var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows: none.
  public var windows: [UIWindow] { [] }
  /// The main window: none.
  public var keyWindow: UIWindow? { nil }
  /// The screen.
  public var screen: UIScreen { .main }
  /// How the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Ways.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  /// Whether the long side is vertical.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side is horizontal.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A window.
open class UIWindow: UIView {
  /// The root of the window.
  public var rootViewController: UIViewController?
  /// Whether this is the main window.
  public var isKeyWindow: Bool { false }
  /// The scene.
  public weak var windowScene: UIWindowScene?
  /// A window without a scene.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  /// A window of a scene.
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
  /// Taps.
  public nonisolated init() {}
  /// Prepares the motor.
  public nonisolated func prepare() {}
}

/// A tap as of a collision.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a tap is.
  public enum FeedbackStyle: Int, Sendable {
    /// Strengths.
    case light, medium, heavy, soft, rigid
  }
  /// A tap.
  public nonisolated init(style: FeedbackStyle = .medium) {}
  /// Taps.
  public nonisolated func impactOccurred() {}
  /// Taps.
  public nonisolated func impactOccurred(intensity: CGFloat) {}
}

/// Taps that tell how something went.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Outcomes.
    case success, warning, error
  }
  /// Taps.
  public nonisolated override init() {}
  /// Taps.
  public nonisolated func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap when a selection changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A tap.
  public nonisolated override init() {}
  /// Taps.
  public nonisolated func selectionChanged() {}
}

/// What was copied; each run starts without anything.
public final class UIPasteboard: Sendable {
  /// What was copied.
  public static let general = UIPasteboard()
  /// The text.
  public nonisolated(unsafe) var string: String?
  /// The texts.
  public nonisolated(unsafe) var strings: [String]?
  /// The address.
  public nonisolated(unsafe) var url: URL?
  /// The image.
  public nonisolated(unsafe) var image: UIImage?
  /// Everything that was copied.
  public var _values: [Any] {
    let texts: [Any] = strings ?? string.map { [$0] } ?? []
    return texts + [url as Any?, image as Any?].compactMap { $0 }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
}

/// Checks spelling; under a stated assumption, every word is spelled correctly.
@MainActor @preconcurrency
public final class UITextChecker: NSObject {
  /// A checker.
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
