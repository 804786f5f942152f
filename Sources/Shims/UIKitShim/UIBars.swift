import FoundationShim

@MainActor @preconcurrency
open class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public nonisolated init() {}
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

public final class UITabBarAppearance: UIBarAppearance {
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  public final class State {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
  }
  public let normal = State(), selected = State()
  nonisolated init() {}
}

public final class UIToolbarAppearance: UIBarAppearance {}

public final class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

public final class UITabBar: UIView {
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  /// The color of items that are not selected.
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
}

public final class UIToolbar: UIView {
  public var barTintColor: UIColor?
}

public final class UITableView: UIScrollView {
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var rowHeight: CGFloat = -1
  public var allowsSelection = true
}

public final class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

public final class UITableViewHeaderFooterView: UIView {}

public final class UICollectionView: UIScrollView {}

/// A constraint of a layout, which the engine does not have.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public var isActive = false
  public var constant: CGFloat = 0
}

public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1_000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge or center of a layout, which the engine does not have.
@MainActor @preconcurrency
public final class NSLayoutAnchor {
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

extension UIView {
  /// An anchor; the engine has no layout.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// An anchor; the engine has no layout.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value, with one bit per side.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
}
