import AttributeGraph
import ValueComparison

@resultBuilder
public enum SceneBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> {
    _TupleScene(value: (repeat each content))
  }
}

/// A sequence of scenes.
public struct _TupleScene<T> {
  let value: T
}

extension _TupleScene: PrimitiveScene {
  /// Mounts each scene on its own range of the tuple.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    let tuple = scene.attribute.field(\.value)
    for element in tupleElements(of: T.self) {
      guard let type = element.type as? any Scene.Type else {
        fault("\(typeName(of: element.type)) in a tuple scene is not a scene")
      }
      make(type, in: tuple, at: element.offset, inputs: inputs)
    }
  }

  @MainActor private static func make<Content: Scene>(
    _ type: Content.Type,
    in tuple: Attribute<T>,
    at offset: Int,
    inputs: _SceneInputs
  ) {
    Content._makeScene(scene: _GraphValue(tuple.field(at: offset, as: type)), inputs: inputs)
  }
}
