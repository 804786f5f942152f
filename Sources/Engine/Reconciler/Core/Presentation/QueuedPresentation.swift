import AttributeGraph

/// The presentations in front of the same content: at most one of each kind is shown at a time.
final class PresentationLevel {
  /// The kinds of presentation; only presentations of the same kind queue with each other.
  enum Kind: Hashable {
    /// A sheet or a full-screen cover.
    case sheet
    case popover
    /// The contents of a menu that is open.
    case menu
    /// An alert or a confirmation dialog.
    case alert
    /// A destination of a navigation stack.
    case destination
  }

  fileprivate var shown: [Kind: QueuedPresentation] = [:]
  fileprivate var waiting: [Kind: [QueuedPresentation]] = [:]
}

/// A presenter's position in the queue for the same content: a presentation waits until the one that is
/// shown has closed (NAV-2).
final class QueuedPresentation {
  private let level: PresentationLevel
  private unowned let host: ViewHost
  /// The kind that the presenter shows or waits for.
  private var kind: PresentationLevel.Kind?
  /// The waiting rule, if any.
  private var node: Node?

  init(inputs: _ViewInputs) {
    (level, host) = (inputs.around.presentationLevel, inputs.host)
  }

  /// Starts its turn if no other has one; otherwise the rule runs again when the turn is free.
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

  /// Leaves the queue.
  func withdraw() {
    guard let kind, node != nil else { return }
    node = nil
    level.waiting[kind]?.removeAll { $0 === self }
  }

  /// Passes the turn on, after the presenter has been notified that its presentation closed.
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
  /// The warning: SwiftUI's for sheets that have to wait, UIKit's for the others.
  fileprivate var warning: String? {
    switch self {
    case .sheet:
      "Currently, only presenting a single sheet is supported. "
        + "The next sheet will be presented when the currently presented sheet gets dismissed."
    case .popover: "Attempt to present a popover on a view which is already presenting one."
    case .alert: "Attempt to present an alert on a view which is already presenting one."
    case .menu, .destination: nil
    }
  }
}
