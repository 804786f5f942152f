public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value, with one bit per region.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

extension View {
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    inert(regions).inert(edges)
  }
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Adds a view at an edge and insets the safe area by its size; built eagerly in the enclosing body.
  public nonisolated func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content).inert((edge, alignment, spacing))
  }
  public nonisolated func ignoresSafeArea() -> some View { inert(true) }
  /// Adds padding to the safe area, in points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }
}
