// Empty stand-ins for the classes of AppKit that representables wrap.

/// A view of AppKit, without anything in it.
@MainActor
open class NSView {
  /// Whether the view is hidden.
  public var isHidden = false
  /// How opaque the view is, between 0 and 1.
  public var alphaValue: Double = 1
  /// The views inside.
  public private(set) var subviews: [NSView] = []
  /// A view.
  public init() {}
  /// Puts a view inside.
  public func addSubview(_ view: NSView) { subviews.append(view) }
  /// Whether the view is to be drawn anew, which nothing here does.
  public var needsDisplay = false
}

/// A view of AppKit that a person can act on.
open class NSControl: NSView {
  /// The text of the control.
  public var stringValue = ""
  /// Whether the control reacts.
  public var isEnabled = true
}

/// A field of AppKit for text.
open class NSTextField: NSControl {}

/// A button of AppKit.
open class NSButton: NSControl {}

/// A controller of a view of AppKit.
@MainActor
open class NSViewController {
  /// The controlled view.
  public var view = NSView()
  /// A controller.
  public init() {}
}
