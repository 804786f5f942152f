import ScenarioTrace

/// A view that is only drawn: it shows no text and supports no step, so it mounts nothing.
@MainActor @preconcurrency
package protocol EmptyPrimitive: PrimitiveView {
  /// How it is drawn.
  static var drawnRole: ScreenNode.Role { get }
}

extension EmptyPrimitive {
  /// Mounts nothing.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    inputs.draw(drawnRole) { drawnName(of: Self.self) }
  }

  /// By default, a shape.
  package static var drawnRole: ScreenNode.Role { .shape }
}
