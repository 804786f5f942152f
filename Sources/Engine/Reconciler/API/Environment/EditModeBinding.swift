private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// A binding to whether lists are being edited.
  ///
  /// Unless the program sets one, it is that of the window, which is a stated assumption.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? hostWindow.map(EditModeLocation.binding) }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The location of a window's edit mode; a write replaces the root environment.
private final class EditModeLocation: AnyLocation<EditMode> {
  private let window: OpenWindow

  private init(window: OpenWindow) {
    self.window = window
    super.init()
  }

  static func binding(in window: OpenWindow) -> Binding<EditMode> {
    Assumption.editMode.record()
    let location = EditModeLocation(window: window)
    return Binding(value: location.get(), location: location)
  }

  override func get() -> EditMode { window.host?.editMode ?? .inactive }

  override func set(_ value: EditMode, transaction: Transaction) {
    window.host?.enqueueAction { [window] in window.host?.setEditMode(value) }
  }

  override func isSameLocation(as other: AnyLocation<EditMode>) -> Bool {
    (other as? EditModeLocation)?.window === window
  }
}
