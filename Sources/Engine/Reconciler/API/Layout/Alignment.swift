import FoundationShim

/// The type that identifies an alignment of the program.
public protocol AlignmentID {
  /// The position of views that do not state one.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  fileprivate static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// The size of a view; the engine has no layout, so alignment guides do not run.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  /// The stated position of a guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The stated position of a guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A horizontal alignment.
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier
  /// An alignment of the program.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }
  /// The leading edge.
  public static let leading = HorizontalAlignment(HorizontalLeading.self)
  /// The center.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(HorizontalTrailing.self)
  /// The start of a row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    HorizontalListRowSeparatorLeading.self
  )
  /// The end of a row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    HorizontalListRowSeparatorTrailing.self
  )
}

private enum HorizontalLeading: AlignmentID {}
private enum HorizontalCenter: AlignmentID {}
private enum HorizontalTrailing: AlignmentID {}
private enum HorizontalListRowSeparatorLeading: AlignmentID {}
private enum HorizontalListRowSeparatorTrailing: AlignmentID {}

/// A vertical alignment.
public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier
  /// An alignment of the program.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }
  /// The top edge.
  public static let top = VerticalAlignment(VerticalTop.self)
  /// The center.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(VerticalBottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(VerticalFirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(VerticalLastTextBaseline.self)
}

private enum VerticalTop: AlignmentID {}
private enum VerticalCenter: AlignmentID {}
private enum VerticalBottom: AlignmentID {}
private enum VerticalFirstTextBaseline: AlignmentID {}
private enum VerticalLastTextBaseline: AlignmentID {}

/// A horizontal and a vertical alignment.
public struct Alignment: Equatable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment
  /// An alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge at the baseline of the first line.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The center at the baseline of the first line.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The trailing edge at the baseline of the first line.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
}

extension View {
  /// Sets the position of a guide; the engine has no layout, so the closure does not run.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    assuming(.layout).inert((g, computeValue))
  }
  /// Sets the position of a guide; the engine has no layout, so the closure does not run.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    assuming(.layout).inert((g, computeValue))
  }
}
