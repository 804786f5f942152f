import AttributeGraph
import FoundationEssentials

/// An image loaded from a URL.
///
/// There is no network, and a request never completes: the view always shows its loading state.
public struct AsyncImage<Content> {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  var inert = InertArguments()
}

/// The loading phase of an image.
public enum AsyncImagePhase: Sendable {
  /// Not loaded yet.
  case empty
  /// The icon.
  case success(Image)
  /// Failed with an error.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View, PrimitiveView where Content: View {
  /// Content for each loading phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, content: content, inert: InertArguments((scale, transaction)))
  }

  /// An image, and a placeholder until it is loaded.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Mounts a rule for the closure; it runs again when the closure, the URL or an observed value changes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.leavingLazyContainer().mountStoredContent(of: view.attribute) { $0.content(.empty) }
  }
}

extension AsyncImage where Content == Image {
  /// An image loaded from a URL.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image("") }
  }
}
