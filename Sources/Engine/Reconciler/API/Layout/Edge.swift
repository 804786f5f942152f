/// The sides of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Where text starts.
  case leading
  /// Below.
  case bottom
  /// Where text ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8
    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Where text starts.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// Where text ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides across.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both sides down.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides.
public struct EdgeInsets: Equatable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From where text starts.
  public var leading: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From where text ends.
  public var trailing: CGFloat
  /// Distances one by one.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A side down.
public enum VerticalEdge: Hashable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
}

extension VerticalEdge {
  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8
    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// A side across.
public enum HorizontalEdge: Hashable, Sendable {
  /// Where text starts.
  case leading
  /// Where text ends.
  case trailing
}
