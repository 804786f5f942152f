@_exported import FoundationShim

// Empty stand-ins for the AppKit classes that representables wrap.

@MainActor @preconcurrency
open class NSView {
  public var isHidden = false
  /// The opacity of the view, between 0 and 1.
  public var alphaValue: Double = 1
  public private(set) var subviews: [NSView] = []
  public var frame: CGRect = .zero
  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) { self.frame = frame }
  /// A view from an archive; there are no archives, so the view is new.
  public required init?(coder: NSCoder) {}
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

public final class NSImage: Hashable, Sendable {
  /// The name that identifies it.
  public let _name: String
  public init?(named name: String) { _name = name }
  public static func == (first: NSImage, second: NSImage) -> Bool { first._name == second._name }
  public func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}

open class NSButton: NSControl {}

@MainActor @preconcurrency
open class NSViewController {
  public var view = NSView()
  public init() {}
  /// A controller from an archive; there are no archives, so the controller is new.
  public required init?(coder: NSCoder) {}
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

extension NSView: _ObjectEquality {}
extension NSViewController: _ObjectEquality {}
