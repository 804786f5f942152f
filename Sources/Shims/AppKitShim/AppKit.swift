@_exported import FoundationShim

// Empty stand-ins for the AppKit classes that representables wrap.

/// An AppKit view without content.
@MainActor @preconcurrency
open class NSView {
  /// Whether the view is hidden.
  public var isHidden = false
  /// The opacity of the view, between 0 and 1.
  public var alphaValue: Double = 1
  /// The subviews.
  public private(set) var subviews: [NSView] = []
  /// The frame of the view in its superview.
  public var frame: CGRect = .zero
  /// A view.
  public init() {}
  /// A view with a frame.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
  /// Adds a subview.
  public func addSubview(_ view: NSView) { subviews.append(view) }
  /// Whether the view needs display; nothing is drawn here.
  public var needsDisplay = false
}

/// An AppKit control.
open class NSControl: NSView {
  /// The string value of the control.
  public var stringValue = ""
  /// Whether the control is enabled.
  public var isEnabled = true
}

/// An AppKit text field.
open class NSTextField: NSControl {}

/// An AppKit text view.
open class NSTextView: NSView {
  /// The text.
  public var string = ""
}

/// An AppKit slider.
open class NSSlider: NSControl {
  /// The current value.
  public var doubleValue = 0.0
}

/// An AppKit image view.
open class NSImageView: NSControl {
  /// The icon.
  public var image: NSImage?
}

/// An AppKit image, without pixels.
public final class NSImage: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String
  /// An image from the app's assets.
  public init?(named name: String) { _name = name }
  /// Whether two images are equal.
  public static func == (first: NSImage, second: NSImage) -> Bool { first._name == second._name }
}

/// An AppKit button.
open class NSButton: NSControl {}

/// An AppKit view controller.
@MainActor @preconcurrency
open class NSViewController {
  /// The controlled view.
  public var view = NSView()
  /// A controller.
  public init() {}
}

/// The app as AppKit sees it.
@MainActor @preconcurrency
open class NSApplication {
  /// The app.
  public static let shared = NSApplication()

  /// Whether an app ends.
  public enum TerminateReply: UInt, Sendable {
    /// Not.
    case terminateCancel
    /// Now.
    case terminateNow
    /// Later.
    case terminateLater
  }

  init() {}
}

/// Follows the life of an app; a run tells it that the app has launched.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// The app is about to have launched.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app has launched.
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

/// An AppKit view with a material behind it.
open class NSVisualEffectView: NSView {
  /// A material.
  public enum Material: Int, Sendable {
    /// Materials.
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground
    /// More materials.
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    /// More materials.
    case underWindowBackground = 21
    case underPageBackground
  }
  /// What is behind.
  public enum BlendingMode: Int, Sendable {
    /// The windows behind, or the content of this one.
    case behindWindow, withinWindow
  }
  /// Whether the view is drawn as active.
  public enum State: Int, Sendable {
    /// States.
    case followsWindowActiveState, active, inactive
  }
  /// The material.
  public var material = Material.sidebar
  /// What is behind.
  public var blendingMode = BlendingMode.behindWindow
  /// Whether the view is drawn as active.
  public var state = State.followsWindowActiveState
  /// Whether the view is emphasized.
  public var isEmphasized = false
}
