import FoundationShim

open class WKWebViewConfiguration: NSObject {}
open class WKNavigation: NSObject {}
public protocol WKNavigationDelegate: AnyObject {}
public protocol WKUIDelegate: AnyObject {}

open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public var allowsBackForwardNavigationGestures = false
  public private(set) var url: URL?
  public var title: String? { nil }
  public var estimatedProgress: Double { 0 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var isLoading: Bool { url != nil }

  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = .init()) {
    Assumption.web.record()
    self.configuration = configuration
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    WKNavigation()
  }
  @discardableResult public func reload() -> WKNavigation? { nil }
  @discardableResult public func goBack() -> WKNavigation? { nil }
  @discardableResult public func goForward() -> WKNavigation? { nil }
  public func stopLoading() {}
}
