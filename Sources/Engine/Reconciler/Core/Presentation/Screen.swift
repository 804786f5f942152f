import AttributeGraph

/// The content of one screen of a stack or one tab: while another covers it, it stays alive and is
/// updated, but its views have disappeared (MOD-8).
///
/// On a device, when another screen is pushed or another tab is selected, the views of the covered one
/// call `onDisappear`, cancel their tasks and keep their state: content/sources/view-lifecycle.md.
final class Screen {
  private let outer: Screen?
  /// The end of the tab view or stack of the screen, if the system may report it.
  var removal: ScreenRemoval?
  /// How many screens cover this one.
  private var covers = 0
  /// Callbacks for visibility changes, numbered in mount order.
  private var watchers: [Int: (_ isSeen: Bool) -> Void] = [:]
  private var nextNumber = 0

  /// - Parameters:
  ///   - outer: The screen that contains this one.
  ///   - subgraph: The subgraph of the content.
  init(in outer: Screen?, until subgraph: Subgraph) {
    self.outer = outer
    outer?.watch(until: subgraph) { [weak self] isSeen in
      if let self, covers == 0 { tell(isSeen) }
    }
  }

  /// Whether neither this screen nor one that contains it is covered.
  var isSeen: Bool { covers == 0 && outer?.isSeen != false }

  /// The end of a tab view or stack that views on this screen may hear of.
  var removalToReport: ScreenRemoval? {
    var candidate: Screen? = self
    while let screen = candidate {
      if let removal = screen.removal {
        return removal.isOfCovered == (screen.covers > 0) ? removal : nil
      }
      guard screen.covers == 0 else { return nil }
      candidate = screen.outer
    }
    return nil
  }

  /// A separate screen in front of this one.
  func makeSibling(until subgraph: Subgraph) -> Screen { Screen(in: outer, until: subgraph) }

  func cover() {
    covers += 1
    if covers == 1, outer?.isSeen != false { tell(false) }
  }

  func uncover() {
    covers -= 1
    if isSeen { tell(true) }
  }

  private func tell(_ isSeen: Bool) {
    for (_, watcher) in watchers.sorted(by: { $0.key < $1.key }) { watcher(isSeen) }
  }

  /// Calls a closure whenever the screen becomes visible or is covered, until a subgraph ends.
  fileprivate func watch(until subgraph: Subgraph, _ watcher: @escaping (_ isSeen: Bool) -> Void) {
    let number = nextNumber
    nextNumber += 1
    watchers[number] = watcher
    subgraph.onEnd { [weak self] in self?.watchers[number] = nil }
  }
}

/// The end of a tab view or of a stack, after which some systems report once more that the first tab or the
/// pushed screen appears (NAV-4, NAV-11).
final class ScreenRemoval {
  /// Whether it is reported to a tab that is not selected, and not to the screen on top.
  let isOfCovered: Bool
  private var hasEnded = false

  /// Waits for the end of the subgraph of a tab view or a stack.
  init(isOfCovered: Bool, at subgraph: Subgraph) {
    self.isOfCovered = isOfCovered
    subgraph.onEnd { [self] in hasEnded = true }
  }

  /// Whether the system reports it.
  var isReported: Bool {
    guard hasEnded else { return false }
    return isOfCovered
      ? Profile.current.removedTabViewsShowFirstTab : Profile.current.removedStacksShowTopScreen
  }
}

/// Covers a view's screen while something that the view opened is shown.
final class ScreenCover {
  private let screen: Screen?
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown { screen?.cover() } else { screen?.uncover() }
    }
  }

  /// - Parameter inputs: The inputs of the view; when the view ends, nothing is shown, unless the screen
  ///   ends too.
  init(_ inputs: _ViewInputs) {
    screen = inputs.around.screen
    inputs.subgraph.onEnd { [self, host = inputs.host] in
      host.enqueueAction { [self] in isShown = false }
    }
  }
}

/// Whether a view is visible: no lazy container has set it aside (LAZY-3), and no screen covers its
/// own (MOD-8).
final class Sight {
  private let screen: Screen?
  private let tell: (_ isSeen: Bool) -> Void
  private var isAttached = true
  private(set) var isSeen: Bool

  /// Observes visibility until the subgraph of the inputs ends, and reports each change.
  init(_ inputs: _ViewInputs, tell: @escaping (_ isSeen: Bool) -> Void) {
    screen = inputs.around.screen
    self.tell = tell
    isSeen = screen?.isSeen != false
    screen?.watch(until: inputs.subgraph) { [self] _ in update() }
    inputs.subgraph.onVisibilityChange { [self] in
      isAttached = $0
      update()
    }
  }

  private func update() {
    let isSeen = isAttached && screen?.isSeen != false
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    tell(isSeen)
  }
}
