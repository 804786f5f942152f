/// Builds views from the statements of a closure.
@resultBuilder
public enum ViewBuilder: _ViewBlocks {}

/// The builder of Xcode 27 for content of every kind; here as there, another name for that of views.
public typealias ContentBuilder = ViewBuilder

/// Turns statements into views, for all result builders of views.
public protocol _ViewBlocks {}

extension _ViewBlocks {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else` (ID-4).
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch` (ID-2).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` or `switch` (ID-2).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// An `if #available`, which hides the type of its content.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
