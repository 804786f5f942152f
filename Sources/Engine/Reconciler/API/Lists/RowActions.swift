import AttributeGraph

/// What a person can do with a row of a `ForEach`.
struct RowActions {
  /// Deletes the rows at some positions.
  var delete: (() -> ((IndexSet) -> Void)?)?
  /// Chooses a row by its id, in the list around.
  var choose: ((AnyHashable) -> Void)?

  var isEmpty: Bool { delete == nil && choose == nil }

  /// Mounts what follows, which is one row, inside what reacts to a person; `position` tells where
  /// the row is at present.
  func mark(
    _ inputs: _ViewInputs,
    id: some Hashable,
    position: @escaping () -> Int
  ) -> _ViewInputs {
    var inputs = inputs
    if let choose {
      let element = inputs.makeControl(.select { choose(AnyHashable(id)) })
      inputs = inputs.marking(element)
    }
    if let delete {
      let element = InteractiveElement(
        .delete { delete()?(IndexSet(integer: position())) },
        isEnabled: { delete() != nil }
      )
      inputs = inputs.marking(element)
    }
    return inputs
  }
}

/// Views made of data, one for each element.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the content.
  public var data: Content.Data { content.data }
}

/// Rows that a person may delete.
public struct _DeleteModifier {
  let action: ((IndexSet) -> Void)?
}

extension _DeleteModifier: PrimitiveModifier {
  /// Mounts the content with the action for its rows.
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

/// Rows that a person may move, which no step does.
public struct _MoveModifier: DrawingModifier {
  let action: ((IndexSet, Int) -> Void)?
}

extension DynamicViewContent {
  /// Lets a person delete rows.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_DeleteModifier(action: action))
  }

  /// Lets a person move rows.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_MoveModifier(action: action))
  }
}
