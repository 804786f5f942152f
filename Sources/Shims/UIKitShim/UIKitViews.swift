import CoreGraphicsShim

/// A picture of UIKit, without dots.
public final class UIImage: Equatable, Sendable {
  /// What tells it from others.
  public let _name: String

  /// An empty picture.
  public convenience init() { self.init(name: "") }
  /// A picture of the app's assets.
  public convenience init?(named name: String) { self.init(name: name) }
  /// A symbol of the system.
  public convenience init?(systemName name: String) { self.init(name: name) }

  private init(name: String) { _name = name }

  /// Whether two are the same picture.
  public static func == (first: UIImage, second: UIImage) -> Bool { first._name == second._name }
}

/// A view of UIKit that shows a picture.
open class UIImageView: UIView {
  /// The picture.
  public var image: UIImage?
  /// A view that shows a picture.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}

/// A view of UIKit that scrolls.
open class UIScrollView: UIView {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint = .zero
  /// The size of the content.
  public var contentSize: CGSize = .zero
}

/// Views of UIKit side by side.
open class UIStackView: UIView {
  /// The views in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The room between them, in points.
  public var spacing: CGFloat = 0
  /// Adds a view at the end.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

/// A control of UIKit that is dragged to a value.
open class UISlider: UIControl {
  /// The value.
  public var value: Float = 0
  /// The least value.
  public var minimumValue: Float = 0
  /// The largest value.
  public var maximumValue: Float = 1
}

/// A control of UIKit that raises and lowers a value.
open class UIStepper: UIControl {
  /// The value.
  public var value: Double = 0
}

/// A control of UIKit with segments side by side.
open class UISegmentedControl: UIControl {
  /// The segment that is chosen.
  public var selectedSegmentIndex = -1
}

/// A row of dots of UIKit, one for each page.
open class UIPageControl: UIControl {
  /// How many pages there are.
  public var numberOfPages = 0
  /// The page that is shown.
  public var currentPage = 0
}

/// A control of UIKit that chooses a date.
open class UIDatePicker: UIControl {}

/// A bar of UIKit that fills.
open class UIProgressView: UIView {
  /// How much is done, between 0 and 1.
  public var progress: Float = 0
}

/// A field of UIKit that searches.
open class UISearchBar: UIView {
  /// The text.
  public var text: String?
  /// What stands there while there is no text.
  public var placeholder: String?
}

/// Something that changes how what is behind a view is drawn.
@MainActor
open class UIVisualEffect {
  /// No change.
  public init() {}
}

/// Blurs what is behind.
public final class UIBlurEffect: UIVisualEffect {
  /// How dark and how strong a blur is.
  public enum Style: Int, Sendable {
    /// Light or dark for ever.
    case extraLight, light, dark
    /// As what is around.
    case regular, prominent
    /// A material.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial
    /// A strong material.
    case systemThickMaterial, systemChromeMaterial
  }

  /// How it blurs.
  public let style: Style

  /// Blurs what is behind.
  public init(style: Style) { self.style = style }
}

/// A view of UIKit that changes how what is behind it is drawn.
open class UIVisualEffectView: UIView {
  /// The change.
  public var effect: UIVisualEffect?
  /// The view that others are put into.
  public let contentView = UIView()
  /// A view with a change.
  public convenience init(effect: UIVisualEffect?) {
    self.init()
    self.effect = effect
  }
}

/// What a view is drawn on, where nothing is drawn.
@MainActor
public final class CALayer {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether what is outside is taken away.
  public var masksToBounds = false
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// How opaque the shadow is.
  public var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  public var shadowRadius: CGFloat = 0

  init() {}
}
