@_exported import FoundationShim

// Empty stand-ins for the UIKit classes that representables wrap. Nothing is drawn: only how often SwiftUI
// creates, updates and measures them matters here.

@MainActor @preconcurrency
open class UIView {
  public var isHidden = false
  /// The opacity of the view, between 0 and 1.
  public var alpha: Double = 1
  public var tag = 0
  public var accessibilityIdentifier: String?
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public var frame: CGRect = .zero
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) weak var superview: UIView?
  public var autoresizingMask: AutoresizingMask = []
  public var contentMode = ContentMode.scaleToFill
  public var transform = CGAffineTransform.identity
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The insets of the safe area: none.
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  public var isOpaque = true
  public var accessibilityLabel: String?
  public var isAccessibilityElement = false
  /// The window of the view: none.
  public var window: UIWindow? { nil }
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  public convenience init() { self.init(frame: .zero) }
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
  public static func appearance(whenContainedInInstancesOf: [UIView.Type]) -> Self { appearance() }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Lays out subviews; the engine has no layout.
  open func layoutSubviews() {}
  /// Draws the view; nothing is drawn here.
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
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

open class UILabel: UIView {
  public var text: String?
  public var textColor: UIColor?
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines = 1
  public var font: UIFont?
  public var textAlignment = NSTextAlignment.natural
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

public final class UIFont: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public init?(name fontName: String, size: CGFloat) { name = "\(fontName) \(size)" }
  public var fontName: String { name }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont("\(style)") }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(size) \(weight.rawValue)")
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("digits \(size) \(weight.rawValue)")
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospaced \(size) \(weight.rawValue)")
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("italic \(size)") }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont("\(name) \(size)") }

  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3
    case headline, subheadline, body, callout, footnote, caption1, caption2
  }

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public static func == (first: UIFont, second: UIFont) -> Bool { first.name == second.name }
  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system \(size)") }
  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("bold \(size)") }
}
