import AttributeGraph
import FoundationShim
import UIKitShim

/// An image loaded from a URL, while the view is visible.
///
/// As any request, loading is answered from a folder or fails, after one second of the virtual clock. The
/// content closure is a rule of its own: another phase runs it, and not the enclosing body.
public struct AsyncImage<Content> {
  let url: URL?
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  let inert: InertArguments
}

public enum AsyncImagePhase: Sendable {
  /// Not loaded yet.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View, PrimitiveView where Content: View {
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(
      url: url,
      transaction: transaction,
      content: content,
      inert: InertArguments(scale)
    )
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

  /// Mounts a rule for the closure; it runs again when the closure, the phase or an observed value changes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let inputs = inputs.leavingLazyContainer()
    let loading = ImageLoading(inputs: inputs)
    inputs.mountStoredContent(
      of: view.attribute,
      in: "AsyncImage",
      reading: { loading.phase(for: $0.url, $0.transaction) },
      make: { $0.content($1) }
    )
  }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image("") }
  }
}

/// Loads the image of one view: again for another URL, and again when the view is visible again before the
/// image is loaded.
private final class ImageLoading {
  private unowned let host: ViewHost
  /// Changes with the phase.
  private let revision: Attribute<Int>
  private var revisionNumber = 0
  private var phase = AsyncImagePhase.empty
  private var url: URL?
  private var transaction = Transaction()
  private var isSeen = false
  private var task: Task<Void, Never>?

  init(inputs: _ViewInputs) {
    host = inputs.host
    revision = Attribute(external: 0, in: inputs.subgraph)
    isSeen = Sight(inputs) { [weak self] in self?.setSeen($0) }.isSeen
    inputs.subgraph.onEnd { [self] in cancel() }
  }

  deinit { task?.cancel() }

  /// The phase of a URL, whose loading starts after the update.
  func phase(for newURL: URL?, _ transaction: Transaction) -> AsyncImagePhase {
    _ = revision.value
    self.transaction = transaction
    if newURL != url {
      (url, phase) = (newURL, .empty)
      start()
    }
    return phase
  }

  private func setSeen(_ newIsSeen: Bool) {
    isSeen = newIsSeen
    if isSeen { start() } else { cancel() }
  }

  private func start() {
    cancel()
    guard isSeen, let url, case .empty = phase else { return }
    host.enqueueAction { [weak self] in self?.load(url) }
  }

  private func load(_ url: URL) {
    task = Task { @MainActor [weak self] in
      let phase: AsyncImagePhase
      do {
        let (data, _) = try await URLSession.shared.data(from: url)
        guard UIImage(data: data) != nil else { throw URLError(.cannotDecodeContentData) }
        phase = .success(Image(url.lastPathComponent))
      } catch { phase = .failure(error) }
      if !Task.isCancelled { self?.show(phase, of: url) }
    }
  }

  private func show(_ newPhase: AsyncImagePhase, of loaded: URL) {
    guard url == loaded, !revision.node.isEnded else { return }
    phase = newPhase
    withTransaction(transaction) {
      revisionNumber += 1
      host.enqueue { [revision, revisionNumber] in
        if !revision.node.isEnded { revision.set(revisionNumber) }
      }
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }
}
