import AttributeGraph

/// What is presented in front of the same content: one of a kind at a time.
final class PresentationLevel {
  /// Presentations that take turns with each other.
  enum Kind: Hashable {
    /// A sheet, or what covers the screen.
    case sheet
    case popover
    /// An alert, or a choice of actions.
    case alert
    /// What a navigation stack opens.
    case destination
  }

  fileprivate var shown: [Kind: QueuedPresentation] = [:]
  fileprivate var waiting: [Kind: [QueuedPresentation]] = [:]
}

/// A presenter's turn among those in front of the same content: what is to be presented while another
/// is waits until that is closed (NAV-2).
final class QueuedPresentation {
  private let level: PresentationLevel
  private unowned let host: ViewHost
  /// What the presenter has or waits for.
  private var kind: PresentationLevel.Kind?
  /// The rule that asks for the turn, while it waits.
  private var node: Node?

  init(inputs: _ViewInputs) {
    (level, host) = (inputs.around.presentationLevel, inputs.host)
  }

  /// Takes the turn if nobody has it; if not, the rule runs again when it is free.
  func take(_ kind: PresentationLevel.Kind, for node: Node) -> Bool {
    self.kind = kind
    if let shown = level.shown[kind], shown !== self {
      wait(kind, node)
      return false
    }
    level.shown[kind] = self
    withdraw()
    return true
  }

  /// Waits no longer.
  func withdraw() {
    guard let kind, node != nil else { return }
    node = nil
    level.waiting[kind]?.removeAll { $0 === self }
  }

  /// Gives the turn to the next, once the presenter has been told that its own is closed.
  func end() {
    withdraw()
    guard let kind, level.shown[kind] === self else { return }
    level.shown[kind] = nil
    guard let next = level.waiting[kind]?.first else { return }
    host.enqueueAction { [host] in host.enqueue { next.node?.invalidate() } }
  }

  /// Warns unless the turn becomes free in the same update.
  private func wait(_ kind: PresentationLevel.Kind, _ node: Node) {
    guard self.node == nil else { return }
    self.node = node
    level.waiting[kind, default: []].append(self)
    host.enqueueAction { [self] in
      guard self.node != nil, level.shown[kind] != nil, let warning = kind.warning else { return }
      host.warn(warning)
    }
  }
}

extension PresentationLevel.Kind {
  /// What SwiftUI says of sheets that have to wait, and UIKit of the others.
  fileprivate var warning: String? {
    switch self {
    case .sheet:
      "Currently, only presenting a single sheet is supported. "
        + "The next sheet will be presented when the currently presented sheet gets dismissed."
    case .popover: "Attempt to present a popover on a view which is already presenting one."
    case .alert: "Attempt to present an alert on a view which is already presenting one."
    case .destination: nil
    }
  }
}
