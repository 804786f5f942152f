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
  public let width: CGFloat
  public let height: CGFloat
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier
  /// An alignment of the program.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }
  public static let leading = HorizontalAlignment(HorizontalLeading.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(HorizontalTrailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    HorizontalListRowSeparatorLeading.self
  )
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    HorizontalListRowSeparatorTrailing.self
  )
}

private enum HorizontalLeading: AlignmentID {}
private enum HorizontalCenter: AlignmentID {}
private enum HorizontalTrailing: AlignmentID {}
private enum HorizontalListRowSeparatorLeading: AlignmentID {}
private enum HorizontalListRowSeparatorTrailing: AlignmentID {}

public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier
  /// An alignment of the program.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }
  public static let top = VerticalAlignment(VerticalTop.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(VerticalBottom.self)
  public static let firstTextBaseline = VerticalAlignment(VerticalFirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(VerticalLastTextBaseline.self)
}

private enum VerticalTop: AlignmentID {}
private enum VerticalCenter: AlignmentID {}
private enum VerticalBottom: AlignmentID {}
private enum VerticalFirstTextBaseline: AlignmentID {}
private enum VerticalLastTextBaseline: AlignmentID {}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
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
