/// What a view takes over from another of the same id.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each property.
  public let rawValue: UInt32
  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Moves the view from where another of the same id was, which evaluates nothing.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    inert(id).inert(namespace)
  }
}
