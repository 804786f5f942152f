import FoundationShim

@MainActor @preconcurrency
open class NSApplication {
  public static let shared = NSApplication()

  /// The windows: none that a program can reach.
  public var windows: [NSWindow] { [] }
  /// The window with the focus: none that a program can reach.
  public var keyWindow: NSWindow? { nil }
  public var mainWindow: NSWindow? { nil }
  public var isActive: Bool { true }

  /// Whether the app has a menu and an icon in the Dock; neither is shown here.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// Has no effect here.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  /// Has no effect here.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Has no effect here.
  public func activate() {}

  public enum TerminateReply: UInt, Sendable {
    /// Not.
    case terminateCancel
    case terminateNow
    case terminateLater
  }

  init() {}
}

/// Follows the life of an app; a run tells it that the app has launched.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Whether the app ends with its last window; a run closes none.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Returns `false`.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// The name that AppKit uses.
@MainActor @preconcurrency
public var NSApp: NSApplication { .shared }

/// A window of AppKit, which a program cannot reach and which is not shown.
@MainActor @preconcurrency
open class NSWindow {
  public struct StyleMask: OptionSet, Sendable {
    /// The raw value, with one bit per part.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var backgroundColor: NSColor! = NSColor.windowBackgroundColor
  public var contentView: NSView?
  public var title = ""
  public var titleVisibility = TitleVisibility.visible
  public var titlebarAppearsTransparent = false
  public var styleMask: StyleMask = []
  public var isOpaque = true
  public var hasShadow = true
  public var isMovableByWindowBackground = false
  public var frame: CGRect { .zero }

  public init() {}
  /// Has no effect here.
  public func makeKeyAndOrderFront(_ sender: Any?) {}
  /// Has no effect here.
  public func center() {}
  /// Has no effect here.
  public func close() {}
}

extension NSApplication: _ObjectEquality {}
extension NSWindow: _ObjectEquality {}
