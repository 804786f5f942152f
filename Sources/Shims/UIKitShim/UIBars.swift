import FoundationShim

/// The looks of a bar.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The background color.
  public var backgroundColor: UIColor?
  /// The color of the line below.
  public var shadowColor: UIColor?
  /// The effect of the background.
  public var backgroundEffect: UIBlurEffect?
  /// Looks.
  public nonisolated init() {}
  /// The standard looks.
  public func configureWithDefaultBackground() {}
  /// Looks without transparency.
  public func configureWithOpaqueBackground() {}
  /// Looks without background.
  public func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar.
public final class UITabBarAppearance: UIBarAppearance {
  /// The looks of items.
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items.
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items.
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The looks of a tab bar's item.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// The looks of a state.
  public final class State {
    /// The attributes of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of icons.
    public var iconColor: UIColor?
  }
  /// The looks of items.
  public let normal = State(), selected = State()
  nonisolated init() {}
}

/// The looks of a toolbar.
public final class UIToolbarAppearance: UIBarAppearance {}

/// A UIKit navigation bar.
public final class UINavigationBar: UIView {
  /// The looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// The looks in little height.
  public var compactAppearance: UINavigationBarAppearance?
  /// The looks at the top of a scroll view.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The background color.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// The line below.
  public var shadowImage: UIImage?
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Sets the background.
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// Sizes.
  case `default`, compact
}

/// A UIKit tab bar.
public final class UITabBar: UIView {
  /// The looks.
  public var standardAppearance = UITabBarAppearance()
  /// The looks at the end of a scroll view.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The background color.
  public var barTintColor: UIColor?
  /// The color of items that are not selected.
  public var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent.
  public var isTranslucent = true
  /// The background.
  public var backgroundImage: UIImage?
  /// The line above.
  public var shadowImage: UIImage?
}

/// A UIKit toolbar.
public final class UIToolbar: UIView {
  /// The background color.
  public var barTintColor: UIColor?
}

/// A UIKit table.
public final class UITableView: UIScrollView {
  /// How rows are separated.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of separators.
  public var separatorColor: UIColor?
  /// The view above the rows.
  public var tableHeaderView: UIView?
  /// The view below the rows.
  public var tableFooterView: UIView?
  /// The space above sections.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// The height of rows.
  public var rowHeight: CGFloat = -1
  /// Whether rows can be selected.
  public var allowsSelection = true
}

/// A row of a UIKit table.
public final class UITableViewCell: UIView {
  /// How rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// Ways.
    case none, singleLine
  }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// Ways.
    case none, blue, gray, `default`
  }
  /// How a selected row looks.
  public var selectionStyle = SelectionStyle.default
  /// The background of a selected row.
  public var selectedBackgroundView: UIView?
}

/// A header of a UIKit table.
public final class UITableViewHeaderFooterView: UIView {}

/// A UIKit collection.
public final class UICollectionView: UIScrollView {}

/// A constraint of a layout, which the engine does not have.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// Directions.
    case horizontal, vertical
  }
  /// Switches constraints on.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Whether the constraint is on.
  public var isActive = false
  /// The distance.
  public var constant: CGFloat = 0
}

/// How important a constraint is.
public struct UILayoutPriority: Hashable, Sendable {
  /// The importance as a number.
  public let rawValue: Float
  /// An importance from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Required.
  public static let required = UILayoutPriority(1_000)
  /// High.
  public static let defaultHigh = UILayoutPriority(750)
  /// Low.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge or center of a layout, which the engine does not have.
@MainActor @preconcurrency
public final class NSLayoutAnchor {
  /// A constraint that makes both equal.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A constraint to a constant.
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

  /// How a view resizes with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value, with one bit per side.
    public let rawValue: UInt
    /// A mask from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// In height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// How content fits a view.
  public enum ContentMode: Int, Sendable {
    /// Ways.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
}
