import FoundationShim

/// The actions for a row of a `ForEach`.
struct RowActions {
  /// Deletes the rows at given offsets.
  var delete: (() -> ((IndexSet) -> Void)?)?
  /// Moves the rows at given offsets to another offset.
  var move: (() -> ((IndexSet, Int) -> Void)?)?
  /// Selects a row of the surrounding list by its id.
  var choose: ((AnyHashable) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil && choose == nil }

  /// Mounts one row inside an element that responds to interaction; `position` returns the current position
  /// of the row.
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
    if let move {
      let element = InteractiveElement(
        .move { target in
          let offset = position()
          // The offset is that of the row before which the moved one is put.
          let destination = target > offset + 1 ? target : target - 1
          move()?(IndexSet(integer: offset), destination)
        },
        isEnabled: { move() != nil }
      )
      inputs = inputs.marking(element)
    }
    return inputs
  }
}

private enum RowActionsInput: InheritedInput {
  static var defaultValue: RowActions { RowActions() }
}

extension InheritedInputs {
  /// The actions available on the rows of a `ForEach` here.
  var rowActions: RowActions {
    get { self[RowActionsInput.self] }
    set { self[RowActionsInput.self] = newValue }
  }
}
