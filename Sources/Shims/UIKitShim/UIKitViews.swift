import CoreGraphicsShim

/// A UIKit image, without pixels.
public final class UIImage: Equatable, Sendable {
  /// The name that identifies it.
  public let _name: String

  /// An empty image.
  public convenience init() { self.init(name: "") }
  /// An image from the app's assets.
  public convenience init?(named name: String) { self.init(name: name) }
  /// A system symbol.
  public convenience init?(systemName name: String) { self.init(name: name) }

  private init(name: String) { _name = name }
  convenience init(asset name: String) { self.init(name: name) }

  /// Whether two images are equal.
  public static func == (first: UIImage, second: UIImage) -> Bool { first._name == second._name }
}

/// A UIKit image view.
open class UIImageView: UIView {
  /// The icon.
  public var image: UIImage?
  /// An image view with an image.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}

/// A UIKit scroll view.
open class UIScrollView: UIView {
  /// The scroll offset of the content.
  public var contentOffset: CGPoint = .zero
  /// The size of the content.
  public var contentSize: CGSize = .zero
}

/// A UIKit stack view.
open class UIStackView: UIView {
  /// The arranged views.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The space between the views, in points.
  public var spacing: CGFloat = 0
  /// Appends an arranged view.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

/// A UIKit slider.
open class UISlider: UIControl {
  /// The current value.
  public var value: Float = 0
  /// The minimum value.
  public var minimumValue: Float = 0
  /// The maximum value.
  public var maximumValue: Float = 1
}

/// A UIKit stepper.
open class UIStepper: UIControl {
  /// The current value.
  public var value: Double = 0
}

/// A UIKit segmented control.
open class UISegmentedControl: UIControl {
  /// The selected segment.
  public var selectedSegmentIndex = -1
}

/// A UIKit page control.
open class UIPageControl: UIControl {
  /// The number of pages.
  public var numberOfPages = 0
  /// The current page.
  public var currentPage = 0
}

/// A UIKit date picker.
open class UIDatePicker: UIControl {}

/// A UIKit progress bar.
open class UIProgressView: UIView {
  /// The progress, between 0 and 1.
  public var progress: Float = 0
}

/// A UIKit search bar.
open class UISearchBar: UIView {
  /// The text.
  public var text: String?
  /// The text that an empty field shows.
  public var placeholder: String?
}

/// A visual effect on the content behind a view.
@MainActor
open class UIVisualEffect {
  /// No effect.
  public init() {}
}

/// A blur effect.
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// A fixed light or dark style.
    case extraLight, light, dark
    /// A style that adapts to the appearance.
    case regular, prominent
    /// A material.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial
    /// A thick material.
    case systemThickMaterial, systemChromeMaterial
  }

  /// The style of the blur.
  public let style: Style

  /// A blur effect.
  public init(style: Style) { self.style = style }
}

/// A UIKit view with a visual effect on the content behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  public var effect: UIVisualEffect?
  /// The container for subviews.
  public let contentView = UIView()
  /// A view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init()
    self.effect = effect
  }
}

/// A layer; nothing is drawn here.
@MainActor
public final class CALayer {
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether content is clipped to the bounds.
  public var masksToBounds = false
  /// The border width, in points.
  public var borderWidth: CGFloat = 0
  /// The opacity of the shadow.
  public var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat = 0

  init() {}
}
