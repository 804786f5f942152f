import AppKitShim
import FoundationShim

/// An AppKit view that shows a view; under a stated assumption, the view does not run.
open class NSHostingView<Content: View>: NSView {
  public var rootView: Content

  public required init(rootView: Content) {
    Assumption.hosting.record()
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// A view from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

/// An AppKit controller that shows a view; under a stated assumption, the view does not run.
open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content

  public init(rootView: Content) {
    Assumption.hosting.record()
    self.rootView = rootView
    super.init()
  }
  /// A controller from an archive; there are no archives.
  public required init?(coder: NSCoder) { return nil }
}
