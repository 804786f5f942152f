/// How scrolling snaps to targets.
public protocol ScrollTargetBehavior: Sendable {}

/// Snaps to pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Snaps to pages.
  public init() {}
}

/// Snaps to the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Snaps to the edges of views.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Snaps to pages.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Snaps to the edges of views.
  public static var viewAligned: Self { Self() }
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String
  /// The system default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling hides the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  /// The system default.
  case automatic
  /// Immediately.
  case immediately
  /// Interactively, following the finger.
  case interactively
  /// Not at all.
  case never
}

/// The visibility of scroll indicators.
public enum ScrollIndicatorVisibility: Sendable {
  /// The system default.
  case automatic
  /// Visible, depending on the platform.
  case visible
  /// Hidden, depending on the platform.
  case hidden
  /// Not at all.
  case never
}

/// The part of a container that content margins apply to.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As the container chooses.
  case automatic
  /// The margins of the content.
  case scrollContent
  /// The margins of the scroll indicators.
  case scrollIndicators
}

extension View {
  /// Sets the scroll target behavior of scroll views in this view.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    inert(behavior)
  }
  /// Sets the bounce behavior of scroll views in this view.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    inert(behavior).inert(axes)
  }
  /// Stops scroll views in this view from clipping their content.
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
  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    inert(mode)
  }
  /// Shows or hides the scroll indicators.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    inert(visibility).inert(axes)
  }
  /// Shows or hides the background of a list or field.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    inert(visibility)
  }
  /// Sets the margins of a container's scrolled content or of its scroll indicators.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement
  ) -> some View {
    inert((edges, length, placement))
  }
  /// Flashes the scroll indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert(onAppear) }
}
