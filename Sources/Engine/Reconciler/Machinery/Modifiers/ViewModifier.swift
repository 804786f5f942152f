import AttributeGraph

/// Makes a new view out of one it is applied to.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of what the modifier makes; `Never` for primitives.
  associatedtype Body: View
  /// What the modifier makes of its content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// A placeholder for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Mounts the modifier around what `body` mounts. The default evaluates `body(content:)`.
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  )

  /// Whether the modifier does something for each view where it is applied to several (ID-10).
  @MainActor static var _isPerView: Bool { get }

  /// Mounts the modifier around content that a container takes one by one and that is not known to be
  /// a single view; only asked for where `_isPerView` says so.
  @MainActor static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  )
}

extension ViewModifier {
  /// Nothing: the modifier is mounted once.
  public static var _isPerView: Bool { false }

  /// Mounts the modifier once.
  public static func _makeViews(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    _makeView(modifier: modifier, inputs: inputs, body: body)
  }

  /// Mounts a rule for `body(content:)`, which depends on the modifier alone and not on the content
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
  @MainActor
  static func body(of modifier: Modifier) -> Modifier.Body {
    modifier.body(content: _ViewModifier_Content())
  }
}

/// Stands for the view that a modifier is applied to.
///
/// It has no content of its own, so that a change
/// of that view does not concern the modifier (MOD-2).
public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: PrimitiveView {
  /// The type does not tell.
  public static var _rowCount: Int? { nil }

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
  /// A primitive's body is never asked for.
  public func body(content: Content) -> Never {
    preconditionFailure("the body of a primitive modifier was asked for")
  }
}

/// A view with a modifier applied: two independent parts (MOD-1).
public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Joins both.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// As many as the content is.
  public static var _rowCount: Int? { Content._rowCount }

  /// Mounts the modifier around the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let content = view[\.content]
    let placeholders = inputs.around.placeholders
    let makeContent: @MainActor (_ViewInputs) -> Void = { inner in
      var inner = inner
      inner.around.placeholders = placeholders
      Content.makeListed(view: content, inputs: inner)
    }
    if Modifier._isPerView, inputs.around.isListed, Content._rowCount != 1 {
      Modifier._makeViews(modifier: view[\.modifier], inputs: inputs, body: makeContent)
    } else {
      Modifier._makeView(modifier: view[\.modifier], inputs: inputs, body: makeContent)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Never asked for.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    preconditionFailure("the body of a primitive modifier was asked for")
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

  /// Whether one of the two does.
  public static var _isPerView: Bool { Content._isPerView || Modifier._isPerView }

  /// Mounts the second modifier around the first, each around every view or once.
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
  /// Joins two modifiers, this one inside.
  public nonisolated func concat<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
