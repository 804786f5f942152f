import FoundationShim

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
  /// Whether the view scrolls.
  public var isScrollEnabled = true
  /// Whether scrolling bounces.
  public var bounces = true
  /// Whether scrolling stops at pages.
  public var isPagingEnabled = false
  /// Whether the vertical indicator is shown.
  public var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  public var showsHorizontalScrollIndicator = true
  /// How scrolling hides the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// The insets of the content.
  public var contentInset = UIEdgeInsets()

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Ways.
    case none, onDrag, interactive
  }
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
  /// The color of the selected segment.
  public var selectedSegmentTintColor: UIColor?
  /// Sets the attributes of titles.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}
}

/// A UIKit page control.
open class UIPageControl: UIControl {
  /// The number of pages.
  public var numberOfPages = 0
  /// The current page.
  public var currentPage = 0
  /// The color of the current page.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other pages.
  public var pageIndicatorTintColor: UIColor?
  /// Whether a single page shows nothing.
  public var hidesForSinglePage = false
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
  /// The delegate.
  public weak var delegate: (any UISearchBarDelegate)?
  /// Whether a button cancels the search.
  public var showsCancelButton = false
  /// How the bar looks.
  public var searchBarStyle = Style.default
  /// How the keyboard capitalizes.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// How a bar looks.
  public enum Style: UInt, Sendable {
    /// Ways.
    case `default`, prominent, minimal
  }

  /// The text.
  public var text: String?
  /// The text that an empty field shows.
  public var placeholder: String?
}

/// A visual effect on the content behind a view.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// No effect.
  public init() {}
}

/// A blur effect.
open class UIBlurEffect: UIVisualEffect {
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

/// An effect for content on a blur.
public final class UIVibrancyEffect: UIVisualEffect {
  /// An effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// An effect for content on a blur, in a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// A UIKit view with a visual effect on the content behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  public var effect: UIVisualEffect?
  /// The container for subviews.
  public let contentView = UIView()
  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view from an archive; there are no archives, so the view is new.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A layer; nothing is drawn here.
@MainActor @preconcurrency
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

/// The style of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Styles of labels.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Styles of fills.
  case fill, secondaryFill, tertiaryFill, separator
}
