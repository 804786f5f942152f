import AttributeGraph
import FoundationEssentials

/// A picture from an address.
///
/// There is no network here, and no answer ever comes: what is shown is what is shown while the picture
/// is loading.
public struct AsyncImage<Content> {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
}

/// How far a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come yet.
  case empty
  /// The picture.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none, if that is known.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View, PrimitiveView where Content: View {
  /// Content for each phase of loading.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, content: content)
  }

  /// A picture, and what stands there until it has come.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Mounts a rule for the closure, which runs again when the closure or the address differs or what
  /// it observed changed.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.leavingLazyContainer().mountStoredContent(of: view.attribute) { $0.content(.empty) }
  }
}

extension AsyncImage where Content == Image {
  /// A picture.
  public init(url: URL?, scale: CGFloat = 1) { self.init(url: url) { $0.image ?? Image("") } }
}
