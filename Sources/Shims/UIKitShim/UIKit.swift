@_exported import FoundationShim

// Empty stand-ins for the UIKit classes that representables wrap. Nothing is drawn: only how often SwiftUI
// creates, updates and measures them matters here.

/// A UIKit view without content.
@MainActor @preconcurrency
open class UIView {
  /// Whether the view is hidden.
  public var isHidden = false
  /// The opacity of the view, between 0 and 1.
  public var alpha: Double = 1
  /// A number that identifies the view.
  public var tag = 0
  /// A name that identifies the view.
  public var accessibilityIdentifier: String?
  /// The background color.
  public var backgroundColor: UIColor?
  /// The tint color of controls inside.
  public var tintColor: UIColor?
  /// The layer of the view.
  public let layer = CALayer()
  /// The subviews.
  public private(set) var subviews: [UIView] = []
  /// The frame of the view in its superview.
  public var frame: CGRect = .zero
  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds = false
  /// Whether the view responds to interaction.
  public var isUserInteractionEnabled = true
  /// Whether the autoresizing mask creates constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// How the view resizes with its superview.
  public var autoresizingMask: AutoresizingMask = []
  /// How content fits the view.
  public var contentMode = ContentMode.scaleToFill
  /// The transformation of the view.
  public var transform = CGAffineTransform.identity
  /// The center of the view in its superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The rectangle of the view in its own coordinates.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The insets of the safe area: none.
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  /// Whether the view is opaque.
  public var isOpaque = true
  /// The accessibility label.
  public var accessibilityLabel: String?
  /// Whether the view is an element of accessibility.
  public var isAccessibilityElement = false
  /// The window of the view: none.
  public var window: UIWindow? { nil }
  /// The light or dark appearance.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// A view.
  public convenience init() { self.init(frame: .zero) }
  /// A view with a frame.
  public init(frame: CGRect) { self.frame = frame }
  /// A view from an archive; there are no archives, so the view is new.
  public required init?(coder: NSCoder) {}
  /// The looks of all views of this kind; nothing is drawn here.
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      fatalError("\(Self.self) is not a kind of view")
    }
    return view
  }
  /// The looks of all views of this kind inside others.
  public static func appearance(whenContainedInInstancesOf: [UIView.Type]) -> Self { appearance() }

  /// Adds a subview.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Inserts a subview.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Lays out subviews; the engine has no layout.
  open func layoutSubviews() {}
  /// Draws the view; nothing is drawn here.
  open func draw(_ rect: CGRect) {}
  /// The size that fits the content.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// The size of the content: unknown.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Sets how the view resists to shrink; the engine has no layout.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how the view resists to grow; the engine has no layout.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// Takes the focus; no view has it here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives up the focus; no view has it here.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Ends editing in the view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Runs changes at once; nothing is animated here.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Requests a new layout; the engine has none.
  open func setNeedsLayout() {}
  /// Performs a requested layout; the engine has none.
  open func layoutIfNeeded() {}
  /// Sizes the view to fit its content; the engine has no layout.
  open func sizeToFit() {}
  /// Requests a redraw; nothing is drawn here.
  open func setNeedsDisplay() {}
}

/// A UIKit label.
open class UILabel: UIView {
  /// The text.
  public var text: String?
  /// The color of the text.
  public var textColor: UIColor?
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines = 1
  /// The font.
  public var font: UIFont?
  /// The alignment of multiline text.
  public var textAlignment = NSTextAlignment.natural
}

/// The alignment of multiline text.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left
  /// Centered.
  case center
  /// Right-aligned.
  case right
  /// Justified.
  case justified
  /// The default alignment of the language.
  case natural
}

/// A UIKit font.
public final class UIFont: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A font by its name and size.
  public init?(name fontName: String, size: CGFloat) { name = "\(fontName) \(size)" }
  /// The name of the font.
  public var fontName: String { name }
  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont("\(style)") }
  /// The system font of a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(size) \(weight.rawValue)")
  }
  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("digits \(size) \(weight.rawValue)")
  }
  /// The system font with characters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospaced \(size) \(weight.rawValue)")
  }
  /// The italic system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("italic \(size)") }
  /// The same font in a size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont("\(name) \(size)") }

  /// A text style.
  public enum TextStyle: Sendable {
    /// Titles.
    case largeTitle, title1, title2, title3
    /// Text.
    case headline, subheadline, body, callout, footnote, caption1, caption2
  }

  /// A weight.
  public struct Weight: Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// A weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ultra light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// Whether two fonts are equal.
  public static func == (first: UIFont, second: UIFont) -> Bool { first.name == second.name }
  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system \(size)") }
  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("bold \(size)") }
}
