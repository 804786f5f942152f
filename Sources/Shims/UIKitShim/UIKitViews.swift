import FoundationShim

open class UIImageView: UIView {
  public var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}

open class UIScrollView: UIView {
  public var contentOffset: CGPoint = .zero
  public var contentSize: CGSize = .zero
  public var isScrollEnabled = true
  public var bounces = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var contentInset = UIEdgeInsets()

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []
  /// The space between the views, in points.
  public var spacing: CGFloat = 0
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

open class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
}

open class UIStepper: UIControl {
  public var value: Double = 0
}

open class UISegmentedControl: UIControl {
  public var selectedSegmentIndex = -1
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}
}

open class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  /// Whether a single page shows nothing.
  public var hidesForSinglePage = false
}

open class UIDatePicker: UIControl {}

open class UIProgressView: UIView {
  /// The progress, between 0 and 1.
  public var progress: Float = 0
}

open class UISearchBar: UIView {
  public weak var delegate: (any UISearchBarDelegate)?
  public var showsCancelButton = false
  public var searchBarStyle = Style.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences

  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public var text: String?
  public var placeholder: String?
}

@MainActor @preconcurrency
open class UIVisualEffect {
  /// No effect.
  public init() {}
}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }

  public let style: Style

  public init(style: Style) { self.style = style }
}

public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
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
  public var masksToBounds = false
  /// The border width, in points.
  public var borderWidth: CGFloat = 0
  public var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat = 0

  init() {}
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}
