/// Opens a window; a run has only one, so this opens nothing and reports that.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let window: OpenWindow?

  public func callAsFunction(id: String) { window?.note("openWindow(id: \"\(id)\")") }

  public func callAsFunction<Data: Codable & Hashable>(value: Data) {
    window?.note("openWindow(value: \(value))")
  }

  public func callAsFunction<Data: Codable & Hashable>(id: String, value: Data) {
    window?.note("openWindow(id: \"\(id)\", value: \(value))")
  }
}

/// Closes a window; a run has only one, so this closes nothing and reports that.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let window: OpenWindow?

  public func callAsFunction() { window?.note("dismissWindow()") }

  public func callAsFunction(id: String) { window?.note("dismissWindow(id: \"\(id)\")") }

  public func callAsFunction<Data: Codable & Hashable>(value: Data) {
    window?.note("dismissWindow(value: \(value))")
  }

  public func callAsFunction<Data: Codable & Hashable>(id: String, value: Data) {
    window?.note("dismissWindow(id: \"\(id)\", value: \(value))")
  }
}

/// Opens an app's settings; a run does not show them, and reports that.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let window: OpenWindow?

  public func callAsFunction() { window?.note("openSettings()") }
}

extension OpenWindow {
  fileprivate func note(_ call: String) {
    host?.warn("'\(call)' does nothing here: a run shows only the app's first window.")
  }
}

private enum WindowKey: EnvironmentKey { static var defaultValue: OpenWindow? { nil } }

extension EnvironmentValues {
  /// The host's window, which stays the same while it is open.
  var hostWindow: OpenWindow? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }

  public var openWindow: OpenWindowAction { OpenWindowAction(window: hostWindow) }

  public var dismissWindow: DismissWindowAction { DismissWindowAction(window: hostWindow) }

  public var openSettings: OpenSettingsAction { OpenSettingsAction(window: hostWindow) }

  /// Whether the system has several windows; a run has one.
  public var supportsMultipleWindows: Bool { false }
}
