/// Where scrolling stops.
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

/// When a scroll view bounces.
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

/// When scroll indicators are shown.
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

/// What the content margins apply to.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As the container chooses.
  case automatic
  /// The margins of the content.
  case scrollContent
  /// The margins of the scroll indicators.
  case scrollIndicators
}

extension View {
  /// Sets where scroll views inside stop.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    inert(behavior)
  }
  /// Makes the views of a stack inside the targets of scrolling.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    inert(isEnabled)
  }
  /// Sets when scroll views inside bounce.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    inert(behavior).inert(axes)
  }
  /// Stops scroll views inside from clipping their content.
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
    inert(placement).modifier(_PaddingLayout(edges: edges, insets: nil))
  }
  /// Flashes the scroll indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert(onAppear) }
}
