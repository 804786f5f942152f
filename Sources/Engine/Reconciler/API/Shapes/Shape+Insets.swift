/// An inset shape.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The shape inset further, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A shape that is inset by shrinking its rectangle at all edges.
public protocol _EvenlyInsetShape: InsettableShape where InsetShape == _InsetShape<Self> {}

extension _EvenlyInsetShape {
  /// The shape inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Rectangle: _EvenlyInsetShape {}
extension Circle: _EvenlyInsetShape {}
extension Ellipse: _EvenlyInsetShape {}
extension Capsule: _EvenlyInsetShape {}
extension ButtonBorderShape: _EvenlyInsetShape {}
extension RoundedRectangle: _EvenlyInsetShape {}
extension UnevenRoundedRectangle: _EvenlyInsetShape {}
extension ContainerRelativeShape: _EvenlyInsetShape {}
