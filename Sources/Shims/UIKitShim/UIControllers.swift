import FoundationShim

/// A UIKit view controller.
@MainActor @preconcurrency
open class UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controlled view.
  public var view: UIView! = UIView()
  /// The title for a navigation bar.
  public var title: String?
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?
  /// How the controller is presented.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The item of a navigation bar.
  public let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item of a tab bar.
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The light or dark appearance.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The navigation controller around this one: none.
  public var navigationController: UINavigationController? { nil }
  /// The controller around this one.
  public private(set) weak var parent: UIViewController?

  /// A controller.
  public init() {}
  /// A controller of a nib; there are no nibs.
  public init(nibName: String?, bundle: Bundle?) {}
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }

  /// The view has been loaded, which never happens here.
  open func viewDidLoad() {}
  /// The view appears, which never happens here.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared, which never happens here.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view disappears, which never happens here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared, which never happens here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view has been laid out, which never happens here.
  open func viewDidLayoutSubviews() {}
  /// Adds a controller.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  /// A controller was added or removed.
  open func didMove(toParent parent: UIViewController?) {}
  /// A controller will be added or removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Removes the controller.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Presents a controller.
  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    completion?()
  }
  /// Dismisses a controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

extension UIViewController: Hashable {
  /// Whether both are the same controller.
  public nonisolated static func == (first: UIViewController, second: UIViewController) -> Bool {
    first === second
  }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Ways.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// More ways.
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// An item of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationItem {
  /// The title.
  public var title: String?
  /// The search of the bar.
  public var searchController: UISearchController?
  /// Whether the search hides with scrolling.
  public var hidesSearchBarWhenScrolling = true
}

/// An item of a tab bar.
@MainActor @preconcurrency
public final class UITabBarItem {
  /// The title.
  public var title: String?
  /// The badge.
  public var badgeValue: String?
}

/// A UIKit navigation controller.
open class UINavigationController: UIViewController {
  /// The controllers, the first at the bottom.
  public var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// A controller with a root.
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }
  /// A controller.
  public override init() { super.init() }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
  /// The controller on top.
  public var topViewController: UIViewController? { viewControllers.last }
  /// Shows a controller.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  /// Hides the controller on top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
}

/// A UIKit controller of pages.
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// Ways.
    case pageCurl, scroll
  }
  /// Where pages come from.
  public enum NavigationOrientation: Int, Sendable {
    /// Ways.
    case horizontal, vertical
  }
  /// The direction of a change.
  public enum NavigationDirection: Int, Sendable {
    /// Ways.
    case forward, reverse
  }
  /// A controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [AnyHashable: Any]? = nil
  ) {
    super.init()
  }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
  /// The pages.
  public private(set) var viewControllers: [UIViewController]? = []
  /// Where pages come from.
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Handles events, which never occur here.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// Shows pages.
  open func setViewControllers(
    _ controllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}

/// Where pages come from.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Handles the events of pages, which never occur here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A UIKit search controller.
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// Whether the content is dimmed.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether a search is going on.
  public var isActive = false
  /// A controller.
  public init(searchResultsController: UIViewController?) { super.init() }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

/// A UIKit controller that shares things, which no step does.
open class UIActivityViewController: UIViewController {
  /// What is not offered.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

/// A way to share things.
@MainActor @preconcurrency
open class UIActivity {
  /// The kind of a way.
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType(name: "copyToPasteboard")
    /// AirDrop.
    public static let airDrop = ActivityType(name: "airDrop")
  }
}

/// A UIKit controller that takes pictures, which no step does.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// Sources.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// What was picked.
  public struct InfoKey: Hashable, Sendable {
    private let name: String
    /// The picture.
    public static let originalImage = InfoKey(name: "originalImage")
    /// The picture after editing.
    public static let editedImage = InfoKey(name: "editedImage")
    /// The address.
    public static let imageURL = InfoKey(name: "imageURL")
  }
  /// Where pictures come from.
  public var sourceType = SourceType.photoLibrary
  /// Whether pictures can be edited.
  public var allowsEditing = false
  /// Handles events, which never occur here.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Whether there is a source: none.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Handles the events of a picker, which never occur here.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Handles the events of navigation, which never occur here.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
