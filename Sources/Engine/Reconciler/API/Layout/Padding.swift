/// Padding around the content.
public struct _PaddingLayout: DrawingModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?
}

extension View {
  /// Adds padding at the given edges, in points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(_PaddingLayout(edges: edges, insets: insets))
  }
  /// Adds padding at all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
