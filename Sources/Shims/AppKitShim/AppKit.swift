@_exported import FoundationShim

// Empty stand-ins for the AppKit classes that representables wrap.

@MainActor @preconcurrency
open class NSView {
  public var isHidden = false
  /// The opacity of the view, between 0 and 1.
  public var alphaValue: Double = 1
  public private(set) var subviews: [NSView] = []
  public var frame: CGRect = .zero
  public init() {}
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
  public func addSubview(_ view: NSView) { subviews.append(view) }
  /// Whether the view needs display; nothing is drawn here.
  public var needsDisplay = false
}

open class NSControl: NSView {
  public var stringValue = ""
  public var isEnabled = true
}

open class NSTextField: NSControl {}

open class NSTextView: NSView {
  public var string = ""
}

open class NSSlider: NSControl {
  public var doubleValue = 0.0
}

open class NSImageView: NSControl {
  public var image: NSImage?
}

public final class NSImage: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String
  public init?(named name: String) { _name = name }
  public static func == (first: NSImage, second: NSImage) -> Bool { first._name == second._name }
}

open class NSButton: NSControl {}

@MainActor @preconcurrency
open class NSViewController {
  public var view = NSView()
  public init() {}
}

@MainActor @preconcurrency
open class NSApplication {
  public static let shared = NSApplication()

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

open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
  }
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
  public var material = Material.sidebar
  public var blendingMode = BlendingMode.behindWindow
  public var state = State.followsWindowActiveState
  public var isEmphasized = false
}
