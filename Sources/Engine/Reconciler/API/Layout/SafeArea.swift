/// What lies at the edges of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region.
  public let rawValue: UInt
  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the device and its bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of it.
  public static let all = SafeAreaRegions(rawValue: 3)
}

extension View {
  /// Extends the view under the edges of the screen.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    inert(regions).inert(edges)
  }
  /// Extends the view under the edges of the screen.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Puts a view at an edge, which takes its room; it is built at once, as part of the enclosing body.
  public nonisolated func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content)
  }
  /// Extends the view under the edges of the screen.
  public nonisolated func ignoresSafeArea() -> some View { inert(true) }
  /// Adds room at the edges of the screen, in points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }
}
