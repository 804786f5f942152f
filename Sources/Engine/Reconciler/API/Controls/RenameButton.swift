import AttributeGraph

/// A button that runs the surrounding rename action; disabled without one.
public struct RenameButton<Label: View> {
  let label: Label
}

extension RenameButton: PrimitiveView {
  /// Mounts a button in the surrounding style, in an environment that enables or disables it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    var inputs = inputs
    let rule = RenamableRule(environment: inputs.environment)
    inputs.environment = Attribute(rule, in: inputs.subgraph)
    let button = ButtonRule(view: view.attribute, environment: inputs.environment)
    Button._makeView(view: _GraphValue(Attribute(button, in: inputs.subgraph)), inputs: inputs)
  }

  private struct ButtonRule: Rule {
    let view: Attribute<RenameButton>
    let environment: Attribute<EnvironmentValues>

    var value: Button<Label> {
      let action: @MainActor () -> Void = { [environment] in environment.currentValue?.rename?() }
      return Button(role: nil, action: action, label: view.value.label)
    }
  }
}

extension RenameButton where Label == Reconciler.Label<Text, Image> {
  public init() { label = Reconciler.Label("Rename", systemImage: "pencil") }
}

private struct RenamableRule: Rule {
  let environment: Attribute<EnvironmentValues>

  var value: EnvironmentValues {
    var values = environment.value
    values.isEnabled = values.isEnabled && values.rename != nil
    return values
  }
}

public struct RenameAction {
  private let target: RenameTarget

  fileprivate init(_ action: @escaping () -> Void) { target = RenameTarget(action: action) }

  /// Runs the action.
  public func callAsFunction() { target.action() }
}

/// The object that a rename action runs; each modifier creates a new one, so no two actions are equal.
private final class RenameTarget {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Starts renaming the item that the view shows; `nil` if no surrounding view supports it.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
