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

/// A position across.
public enum HorizontalAlignment: Equatable, Sendable {
  /// Where text starts.
  case leading
  /// In the middle.
  case center
  /// Where text ends.
  case trailing
}

/// A position down.
public enum VerticalAlignment: Equatable, Sendable {
  /// Above.
  case top
  /// In the middle.
  case center
  /// Below.
  case bottom
  /// On the first line of text.
  case firstTextBaseline
  /// On the last line of text.
  case lastTextBaseline
}

/// A position in both directions.
public struct Alignment: Equatable, Sendable {
  /// The position across.
  public var horizontal: HorizontalAlignment
  /// The position down.
  public var vertical: VerticalAlignment
  /// A position by its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
