/// The directions in which something extends.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8
    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}
