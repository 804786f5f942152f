import FoundationShim

@MainActor @preconcurrency
open class UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView()
  public var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) var presentedViewController: UIViewController?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The navigation controller around this one: none.
  public var navigationController: UINavigationController? { nil }
  public private(set) weak var parent: UIViewController?

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
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@MainActor @preconcurrency
public final class UINavigationItem {
  public var title: String?
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
}

@MainActor @preconcurrency
public final class UITabBarItem {
  public var title: String?
  public var badgeValue: String?
}

open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }
  public override init() { super.init() }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
  public var topViewController: UIViewController? { viewControllers.last }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [AnyHashable: Any]? = nil
  ) {
    super.init()
  }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
  public private(set) var viewControllers: [UIViewController]? = []
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Handles events, which never occur here.
  public weak var delegate: (any UIPageViewControllerDelegate)?
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

@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Handles the events of pages, which never occur here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}

open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public var obscuresBackgroundDuringPresentation = true
  public var isActive = false
  public init(searchResultsController: UIViewController?) { super.init() }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

/// A UIKit controller that shares things, which no step does.
open class UIActivityViewController: UIViewController {
  /// What is not offered.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency
open class UIActivity {
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    public static let copyToPasteboard = ActivityType(name: "copyToPasteboard")
    public static let airDrop = ActivityType(name: "airDrop")
  }
}

/// A UIKit controller that takes pictures, which no step does.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public struct InfoKey: Hashable, Sendable {
    private let name: String
    public static let originalImage = InfoKey(name: "originalImage")
    public static let editedImage = InfoKey(name: "editedImage")
    public static let imageURL = InfoKey(name: "imageURL")
  }
  public var sourceType = SourceType.photoLibrary
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
