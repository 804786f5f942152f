import FoundationShim
import Observation

/// The content of a scroll view, which moves as far as the rows of its first lazy container, since nothing else has a
/// known size.
///
/// A closure that reads the offset runs again when it changes (GEO-2).
final class ScrolledContent: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private weak var window: LazyWindow?
  private var moved = CGPoint.zero

  /// How far it has moved.
  var offset: CGPoint {
    registrar.access(self, keyPath: \.offset)
    return moved
  }

  /// Moves with a lazy container, unless there is one already.
  func follow(_ window: LazyWindow) {
    guard self.window == nil else { return }
    self.window = window
    window.observers.append { [weak self, unowned window] event in
      guard case .changed = event else { return }
      self?.move(to: ScrollGeometry(of: window).contentOffset)
    }
  }

  private func move(to offset: CGPoint) {
    guard offset != moved else { return }
    registrar.withMutation(of: self, keyPath: \.offset) { moved = offset }
  }
}

/// The scroll views around a view, the outermost first, and between which of them named spaces begin.
struct ScrolledSpaces: @unchecked Sendable {
  private(set) var contents: [ScrolledContent] = []
  private var depths: [AnyHashable: Int] = [:]

  /// How many scroll views contain the view.
  var depth: Int { contents.count }

  mutating func enterScrollView() { contents.append(ScrolledContent()) }

  mutating func enter(_ space: NamedCoordinateSpace) { depths[space.name] = depth }

  /// How far the scroll views inside a space have moved the view.
  func offset(in space: CoordinateSpace) -> CGPoint {
    let moving = contents.dropFirst(depth(of: space)).map(\.offset)
    if !moving.isEmpty { Assumption.scrolling.record() }
    return CGPoint(x: moving.reduce(0) { $0 + $1.x }, y: moving.reduce(0) { $0 + $1.y })
  }

  private func depth(of space: CoordinateSpace) -> Int {
    switch space {
    case .local: depth
    case .global: 0
    // Outside of scroll views, that of the nearest one is the global space.
    case .space(let name) where name.base is NamedCoordinateSpace.ScrollViewSpace: max(0, depth - 1)
    case .space(let name): depths[name] ?? 0
    }
  }
}

private enum ScrolledSpacesInput: InheritedInput {
  static var defaultValue: ScrolledSpaces { ScrolledSpaces() }
}

extension InheritedInputs {
  /// What scrolls the view.
  var scrolledSpaces: ScrolledSpaces {
    get { self[ScrolledSpacesInput.self] }
    set { self[ScrolledSpacesInput.self] = newValue }
  }
}

extension ScrolledSpaces: Equatable {
  static func == (left: ScrolledSpaces, right: ScrolledSpaces) -> Bool {
    left.depths == right.depths && left.contents.elementsEqual(right.contents, by: ===)
  }
}
