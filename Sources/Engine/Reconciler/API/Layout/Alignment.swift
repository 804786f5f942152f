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
