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

extension View {
  /// Sets where scroll views inside come to rest.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    modifier(_InertModifier(value: behavior))
  }
  /// Makes the views of a stack inside the places where scrolling comes to rest.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_InertModifier(value: isEnabled))
  }
  /// Sets when scroll views inside move beyond their ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(_InertModifier(value: behavior)).modifier(_InertModifier(value: axes))
  }
  /// Lets content be seen beyond the edges of scroll views inside.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(_InertModifier(value: disabled))
  }
  /// Adds room around the content of scroll views inside, in points.
  public nonisolated func contentMargins(_ length: CGFloat) -> some View {
    modifier(_InertModifier(value: length))
  }
  /// Adds room on some sides of the content of scroll views inside, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View {
    padding(edges, length)
  }
  /// Adds room at the edges of the screen, in points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }
  /// Gives the view the size of what contains it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_InertModifier(value: axes)).modifier(_InertModifier(value: alignment))
  }
  /// Gives the view a part of the size of what contains it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_InertModifier(value: axes))
      .modifier(_InertModifier(value: [Double(count), Double(span), Double(spacing)]))
  }
}
