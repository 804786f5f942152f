import AttributeGraph

@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// Makes rows deletable.
public struct _DeleteModifier {
  let action: ((IndexSet) -> Void)?
}

extension _DeleteModifier: PrimitiveModifier {
  /// Mounts the content with the delete action for its rows.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var inputs = inputs
    inputs.around.rowActions.delete = { modifier.currentValue?.action }
    body(inputs)
  }
}

/// Makes rows movable.
public struct _MoveModifier {
  let action: ((IndexSet, Int) -> Void)?
}

extension _MoveModifier: PrimitiveModifier {
  /// Mounts the content with the move action for its rows.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    var inputs = inputs
    inputs.around.rowActions.move = { modifier.currentValue?.action }
    body(inputs)
  }
}

extension DynamicViewContent {
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_DeleteModifier(action: action))
  }

  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_MoveModifier(action: action))
  }
}
