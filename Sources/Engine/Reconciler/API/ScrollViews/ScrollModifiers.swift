public protocol ScrollTargetBehavior: Sendable {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
}

public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic
  case immediately
  case interactively
  /// Not at all.
  case never
}

public enum ScrollIndicatorVisibility: Sendable {
  case automatic
  case visible
  case hidden
  /// Not at all.
  case never
}

public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic
  case scrollContent
  case scrollIndicators
}

extension View {
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    inert(behavior)
  }
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    inert(behavior).inert(axes)
  }
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    inert(disabled)
  }
  /// Adds margins to the content of scroll views in this view, in points.
  public nonisolated func contentMargins(_ length: CGFloat) -> some View { inert(length) }
  /// Adds margins at some edges of the content of scroll views in this view, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View {
    padding(edges, length)
  }
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    inert(mode)
  }
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    inert(visibility).inert(axes)
  }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement
  ) -> some View {
    inert((edges, length, placement))
  }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert(onAppear) }
}
