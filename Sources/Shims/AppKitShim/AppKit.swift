@_exported import CoreGraphicsShim

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
  /// Where the view is in the one around it.
  public var frame: CGRect = .zero
  /// A view.
  public init() {}
  /// A view in a place.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }
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

/// A field of AppKit for several lines of text.
open class NSTextView: NSView {
  /// The text.
  public var string = ""
}

/// A control of AppKit that is dragged to a value.
open class NSSlider: NSControl {
  /// The value.
  public var doubleValue = 0.0
}

/// A view of AppKit that shows a picture.
open class NSImageView: NSControl {
  /// The picture.
  public var image: NSImage?
}

/// A picture of AppKit, without dots.
public final class NSImage: Equatable, Sendable {
  /// What tells it from others.
  public let _name: String
  /// A picture of the app's assets.
  public init?(named name: String) { _name = name }
  /// Whether two are the same picture.
  public static func == (first: NSImage, second: NSImage) -> Bool { first._name == second._name }
}

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
