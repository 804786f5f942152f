/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

/// At multiples of the visible length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// At multiples of the visible length.
  public init() {}
}

/// At the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// At the edges of views.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At multiples of the visible length.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the edges of views.
  public static var viewAligned: Self { Self() }
}

/// When content that fits moves beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling hides the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  /// As the system chooses.
  case automatic
  /// At once.
  case immediately
  /// Following the finger.
  case interactively
  /// Not at all.
  case never
}

/// When the bars beside a scroll view are shown.
public enum ScrollIndicatorVisibility: Sendable {
  /// As the system chooses.
  case automatic
  /// Mostly.
  case visible
  /// Mostly not.
  case hidden
  /// Not at all.
  case never
}

/// What room of a container is set.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As the container chooses.
  case automatic
  /// That of what is scrolled.
  case scrollContent
  /// That of the marks of how far is scrolled.
  case scrollIndicators
}

extension View {
  /// Sets where scroll views inside come to rest.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    inert(behavior)
  }
  /// Makes the views of a stack inside the places where scrolling comes to rest.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
  /// Sets when scroll views inside move beyond their ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    inert(behavior).inert(axes)
  }
  /// Lets content be seen beyond the edges of scroll views inside.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    inert(disabled)
  }
  /// Adds room around the content of scroll views inside, in points.
  public nonisolated func contentMargins(_ length: CGFloat) -> some View { inert(length) }
  /// Adds room on some sides of the content of scroll views inside, in points.
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
  /// Shows or hides the bars beside a scroll view.
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
  /// Sets the room around what a container scrolls, or around its bars.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement
  ) -> some View {
    inert(placement).modifier(_PaddingLayout(edges: edges, insets: nil))
  }
  /// Shows the marks of how far is scrolled for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert(onAppear) }
}
