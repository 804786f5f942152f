import AttributeGraph

/// What a stack or a tab shows at once: while another covers it, it stays alive and is updated, but the
/// views on it have disappeared (MOD-8).
///
/// On a device a screen that another is pushed on, and a tab that is left, call `onDisappear`, cancel
/// their tasks and keep their state: content/sources/view-lifecycle.md.
final class Screen {
  private let outer: Screen?
  /// How many screens cover this one.
  private var covers = 0
  /// Those who want to know whether it is seen, numbered in the order in which they were mounted.
  private var watchers: [Int: (_ isSeen: Bool) -> Void] = [:]
  private var nextNumber = 0

  /// - Parameters:
  ///   - outer: The screen that this one is a part of.
  ///   - subgraph: Where the content is mounted.
  init(in outer: Screen?, until subgraph: Subgraph) {
    self.outer = outer
    outer?.watch(until: subgraph) { [weak self] isSeen in
      if let self, covers == 0 { tell(isSeen) }
    }
  }

  /// Whether nothing covers it, nor a screen that it is a part of.
  var isSeen: Bool { covers == 0 && outer?.isSeen != false }

  /// A screen of its own in front of this one.
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

  /// Calls a closure whenever the screen comes to be seen or is covered, until a subgraph ends.
  fileprivate func watch(until subgraph: Subgraph, _ watcher: @escaping (_ isSeen: Bool) -> Void) {
    let number = nextNumber
    nextNumber += 1
    watchers[number] = watcher
    subgraph.onEnd { [weak self] in self?.watchers[number] = nil }
  }
}

/// Covers the screen of a view with what the view opens, while that is shown.
final class ScreenCover {
  private let screen: Screen?
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown { screen?.cover() } else { screen?.uncover() }
    }
  }

  /// - Parameter inputs: Those of the view; with its end nothing is shown, unless the screen ends too.
  init(_ inputs: _ViewInputs) {
    screen = inputs.around.screen
    inputs.subgraph.onEnd { [self, host = inputs.host] in
      host.enqueueAction { [self] in isShown = false }
    }
  }
}

/// Whether a view can be seen: no lazy container has set it aside (LAZY-3), and no screen covers its
/// own (MOD-8).
final class Sight {
  private let screen: Screen?
  private let tell: (_ isSeen: Bool) -> Void
  private var isAttached = true
  private(set) var isSeen: Bool

  /// Begins to watch until the subgraph of the inputs ends; each change is told.
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
