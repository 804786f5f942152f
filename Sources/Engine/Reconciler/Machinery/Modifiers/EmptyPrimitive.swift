/// A view that is only drawn: it shows no text and supports no step, so it mounts nothing.
@MainActor @preconcurrency
package protocol EmptyPrimitive: PrimitiveView {}

extension EmptyPrimitive {
  /// Mounts nothing.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {}
}
