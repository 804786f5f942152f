import Reconciler
import ScenarioTrace

extension StepPerformer {
  /// Scrolls a lazy container until something shows the label: back to a row that showed it, else down
  /// from the current position, then from the top.
  ///
  /// Nothing scrolls if the label is already visible. A container without the label scrolls back.
  func scroll(to label: String) throws {
    if host.rootElement.shows(label) { return }
    try drag { try reveal(label, in: $0) }
  }

  /// Scrolls each lazy container until it shows its last row, or by 100 screens if it always gets more.
  func scrollToEnd() throws {
    try drag { windows in
      for window in windows {
        for _ in 0..<100 where window.scrollForward() { try host.perform {} }
      }
    }
  }

  /// Scrolls lazy containers as a finger does.
  private func drag(_ scroll: ([LazyWindow]) throws -> Void) throws {
    let windows = host.lazyWindows.filter { !$0.isCovered && $0.isScrollEnabled() }
    for window in windows { window.isDragged = true }
    defer { for window in windows { window.isDragged = false } }
    try scroll(windows)
    for window in windows where window.phase != .idle {
      window.isDragged = false
      try host.perform {}
    }
  }

  private func reveal(_ label: String, in windows: [LazyWindow]) throws {
    for window in windows where window.scroll(toRowThatShowed: label) {
      try host.perform {}
      if host.rootElement.shows(label) { return }
    }
    for window in windows {
      let start = window.position
      if try scroll(window, to: label, before: .max) { return }
      if window.scroll(to: 0) {
        try host.perform {}
        if try scroll(window, to: label, before: start) { return }
      }
      if window.scroll(to: start) { try host.perform {} }
    }
    throw TraceEvent.StepFailure.unknownLabel(
      action: "scroll",
      label: label,
      available: host.rootElement.texts
    )
  }

  /// Scrolls a lazy container down to a position.
  /// - Returns: Whether something shows the label now.
  private func scroll(_ window: LazyWindow, to label: String, before end: Int) throws -> Bool {
    while !host.rootElement.shows(label) {
      guard window.position < end, window.scrollForward() else { return false }
      try host.perform {}
    }
    return true
  }
}
