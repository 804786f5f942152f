import AttributeGraph

/// Makes a new view from the view that it is applied to.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes; `Never` for primitives.
  associatedtype Body: View
  /// The view that the modifier makes from its content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// A placeholder for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Mounts the modifier around what `body` mounts. The default evaluates `body(content:)`.
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  )

  /// Whether the modifier wraps each view separately if it is applied to several (ID-10).
  @MainActor static var _isPerView: Bool { get }

  /// Mounts the modifier around content that a container mounts view by view and that may not be a single
  /// view; only called if `_isPerView` is true.
  @MainActor static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  )

  /// How many list rows the modifier makes of content with a number of rows (LAZY-2).
  @MainActor static func _rowCount(of content: _RowCount) -> _RowCount
}

extension ViewModifier {
  /// The row count of `body(content:)`; for a primitive, that of the content.
  public static func _rowCount(of content: _RowCount) -> _RowCount {
    if Body.self == Never.self { return content }
    return .ofBody(Body.self, in: Self.self, around: content)
  }

  /// By default, the modifier is mounted once.
  public static var _isPerView: Bool { false }

  /// Mounts the modifier once.
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    _makeView(modifier: modifier, inputs: inputs, body: body)
  }

  /// Mounts a rule for `body(content:)`, which depends on the modifier and not on the content
  /// (MOD-2).
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body makeContent: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let accessor = ModifierBody<Self>.self
    var (body, bodyInputs) = makeBody(accessor, of: modifier.attribute, inputs: inputs)
    bodyInputs.around.placeholders = Placeholder(
      owner: ObjectIdentifier(Self.self),
      outer: inputs.around.placeholders,
      make: makeContent
    )
    Body.makeListed(view: _GraphValue(body), inputs: bodyInputs)
  }
}

/// The `body(content:)` of a modifier.
private enum ModifierBody<Modifier: ViewModifier>: @preconcurrency BodyAccessor {
  static var kind: String { "view modifiers" }

  @MainActor
  static func body(of modifier: Modifier) -> Modifier.Body {
    modifier.body(content: _ViewModifier_Content())
  }
}

/// A placeholder for the view that a modifier is applied to.
///
/// It stores no content, so a change of that view does not affect the modifier (MOD-2).
public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: PrimitiveView {
  /// That of the content, while the rows of a modified view are counted; elsewhere unknown.
  public static var _rowCount: _RowCount { .ofContent(in: Modifier.self) }

  /// Mounts the view that the modifier is applied to.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let owner = ObjectIdentifier(Modifier.self)
    guard let content = Placeholder.nearest(to: owner, from: inputs.around.placeholders) else {
      return
    }
    var inputs = inputs
    inputs.around.placeholders = content.outer
    content.make(inputs)
  }
}

/// A modifier that the engine mounts itself.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// A primitive's body is never evaluated.
  public func body(content: Content) -> Never {
    noBody(of: Self.self)
  }
}

/// A view with a modifier applied: two independent parts (MOD-1).
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Combines the content and the modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The row count of the content as the modifier shows it.
  public static var _rowCount: _RowCount { Modifier._rowCount(of: Content._rowCount) }

  /// Whether the content has an explicit id.
  public static var _isIdentified: Bool { Content._isIdentified }

  /// Mounts the modifier around the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let content = view[\.content]
    let placeholders = inputs.around.placeholders
    let makeContent: @MainActor (_ViewInputs) -> Void = { inner in
      var inner = inner
      inner.around.placeholders = placeholders
      Content.makeListed(view: content, inputs: inner)
    }
    if Modifier._isPerView, inputs.around.isListed, Content._rowCount != .fixed(1) {
      Modifier._makeViews(modifier: view[\.modifier], inputs: inputs, body: makeContent)
    } else {
      Modifier._makeView(modifier: view[\.modifier], inputs: inputs, body: makeContent)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Never called.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    noBody(of: Self.self)
  }

  /// Mounts the second modifier around the first around the content.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let inner = modifier[\.content]
    Modifier._makeView(modifier: modifier[\.modifier], inputs: inputs) { inputs in
      Content._makeView(modifier: inner, inputs: inputs, body: body)
    }
  }

  /// The row count of both modifiers, one around the other.
  public static func _rowCount(of content: _RowCount) -> _RowCount {
    Modifier._rowCount(of: Content._rowCount(of: content))
  }

  /// Whether either modifier wraps each view.
  public static var _isPerView: Bool { Content._isPerView || Modifier._isPerView }

  /// Mounts the second modifier around the first, each once or around every view.
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let inner = modifier[\.content]
    Modifier._makeViews(modifier: modifier[\.modifier], inputs: inputs) { inputs in
      Content._makeViews(modifier: inner, inputs: inputs, body: body)
    }
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Combines two modifiers, with this one inside.
  public nonisolated func concat<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
