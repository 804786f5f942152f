import AttributeGraph
import ScenarioTrace

/// A mounted text, control, gesture or other object that a step can find or act on.
///
/// Elements form the tree that a user sees; views that show nothing have none.
package class Element {
  /// The element's only parent, which releases its children before it ends.
  package private(set) unowned var parent: Element?
  /// The children, unless there is exactly one: most elements have at most one and need no array.
  private var several: [Element] = []
  private var only: Element?
  /// The only child, if it is made when it is first needed.
  private var unseen: UnseenElement?

  init() {}

  deinit {
    only?.parent = nil
    for child in several { child.parent = nil }
  }

  package private(set) final var children: [Element] {
    get {
      showUnseen()
      return only.map { [$0] } ?? several
    }
    set {
      unseen = nil
      only = newValue.count == 1 ? newValue.first : nil
      several = newValue.count == 1 ? [] : newValue
    }
  }

  /// Whether there is exactly one child, for a step that looks through what is only drawn.
  ///
  /// Each child reads this, so it must not create the element.
  final var hasOneChild: Bool { foundChildCount == 1 }

  /// How many children a step finds, counted up to two.
  private var foundChildCount: Int {
    var count = unseen == nil ? 0 : 1
    for child in only.map({ [$0] }) ?? several where count < 2 {
      count += child.isOnlyDrawn ? child.foundChildCount : 1
    }
    return min(count, 2)
  }

  /// The nearest element around this one that is more than drawn.
  final var foundParent: Element? {
    var candidate = parent
    while let element = candidate, element.isOnlyDrawn { candidate = element.parent }
    return candidate
  }

  final func append(_ child: Element) {
    showUnseen()
    child.parent = self
    if let first = only.take() {
      several = [first, child]
    } else if several.isEmpty {
      only = child
    } else {
      several.append(child)
    }
  }

  /// Appends a child that most steps never see.
  final func append(_ child: UnseenElement) {
    if only == nil, several.isEmpty, unseen == nil {
      unseen = child
    } else {
      append(child.element)
    }
  }

  private func showUnseen() {
    if let child = unseen.take() { append(child.element) }
  }

  func remove(_ child: Element) {
    child.parent = nil
    children.removeAll { $0 === child }
  }

  func replaceChildren(_ elements: [Element]) {
    replaceChildren(in: 0..<children.count, with: elements)
  }

  /// Replaces a range of the children; the new elements may include old ones.
  func replaceChildren(in range: Range<Int>, with elements: some Collection<Element>) {
    for child in children[range] { child.parent = nil }
    for element in elements { element.parent = self }
    if only == nil, several.count + elements.count - range.count > 1 {
      several.replaceSubrange(range, with: elements)
    } else {
      children.replaceSubrange(range, with: elements)
    }
  }

  /// The text that the element shows itself; `nil` if it only groups others.
  package var text: String? { nil }

  /// Whether the element is only drawn on the schematic screen, so that steps look through it.
  var isOnlyDrawn: Bool { false }
}

/// An element that is made when a step first needs it: what it shows, and the function that makes it.
///
/// Each row has one, so it must not allocate.
struct UnseenElement {
  fileprivate let node: Node
  fileprivate let offset: Int
  fileprivate let make: (Node, Int) -> Element

  /// The element of a view; `make` must not capture anything.
  init<Value>(of view: Attribute<Value>, make: @escaping (Node, Int) -> Element) {
    (node, offset, self.make) = (view.node, view.offset, make)
  }

  fileprivate var element: Element { make(node, offset) }
}

/// A visible text that is part of a view.
final class TextElement: Element {
  /// How it is drawn.
  let role: ScreenNode.Role
  private let content: () -> String

  init(role: ScreenNode.Role = .text, content: @escaping () -> String) {
    self.role = role
    self.content = content
  }

  override var text: String? { content() }
}

/// An accessibility label or identifier, which applies to everything below.
final class LabelElement: Element {
  let label: () -> String

  init(label: @escaping () -> String) { self.label = label }
}

/// An element with a focus state: whether something inside has the focus.
package final class FocusElement: Element {
  /// Sets the focus state.
  package let focus: () -> Void
  /// Resets the focus state if it says that something inside has the focus, also after the element has ended.
  var resign: () -> Void = {}

  init(focus: @escaping () -> Void) { self.focus = focus }
}

/// An element that the user can interact with.
package final class InteractiveElement: Element {
  /// What a user can do with an element.
  package enum Reaction {
    /// Runs when tapped.
    case tap(() -> Void)
    /// Counts taps in a row; returns what the last one that is required does.
    case taps(() -> (() -> Void)?)
    /// Runs when a finger rests on the element; `pressing` is called when it goes down or up, also for a tap.
    case hold(pressing: ((Bool) -> Void)?, () -> Void)
    /// Follows a finger; called with the distance in points, and whether the finger has lifted.
    case drag((_ translation: CGSize, _ isLast: Bool) -> Void)
    /// Follows two fingers that move apart or together; called with the factor, and whether they have
    /// lifted.
    case pinch((_ scale: CGFloat, _ isLast: Bool) -> Void)
    /// Follows two fingers that turn; called with the angle in degrees, and whether they have lifted.
    case rotate((_ degrees: Double, _ isLast: Bool) -> Void)
    /// Called when the pointer enters or leaves.
    case hover((Bool) -> Void)
    /// Accepts text, one keystroke at a time; `read` returns the current text, `write` replaces it, and
    /// `submit` runs for the return key.
    case text(read: () -> String, write: (String) -> Void, submit: () -> Void)
    /// Accepts a value, written as text, in one movement; returns whether the text is a value.
    case value((String) -> Bool)
    /// Can be switched on and off.
    case toggle(() -> Void)
    /// Can be selected from several.
    case select(() -> Void)
    /// Can be deleted.
    case delete(() -> Void)
    /// Can be moved to another position among its siblings, counted from 1.
    case move((_ position: Int) -> Void)
    /// Can be carried to another element; makes what is carried.
    case carry(() -> Any?)
    /// Takes what is carried to it; `target` is called when that is above it and when it no longer is, and the
    /// last closure returns whether it takes values of the type.
    case receive(target: (_ carried: Any, _ isAbove: Bool) -> Void, (Any) -> Bool)
    /// Can be pulled down to refresh what is inside.
    case refresh(() -> Void)
    /// Opens something.
    case open(() -> Void)
    /// No reaction at present.
    case none
  }

  /// Which of nested elements reacts to a movement.
  package enum Precedence {
    /// The innermost.
    case inner
    /// This one, instead of those inside.
    case outer
    /// This one, after those inside.
    case together
  }

  /// The keyboard that a field asks for, if it is a special one.
  var keyboard: () -> ScreenNode.State? = { nil }

  /// Called when the element gets or loses the focus.
  var onEditingChanged: ((Bool) -> Void)?

  /// Which of nested elements reacts.
  package var precedence: Precedence { makePrecedence() }
  var makePrecedence: () -> Precedence = { .inner }

  /// What a user can do with the element at present.
  package var reaction: Reaction { makeReaction() }
  private let makeReaction: () -> Reaction
  /// Whether it is a gesture on a view, and not a control.
  var isGesture: Bool {
    guard !isControl else { return false }
    return switch reaction {
    case .tap, .taps, .hold, .drag, .pinch, .rotate: true
    default: false
    }
  }
  /// Whether the element is enabled at present.
  package let isEnabled: () -> Bool
  /// Called when a finger goes down on the element and up again.
  package let press: (_ isPressed: Bool) -> Void
  /// What it holds, for the schematic screen; runs no code of the program.
  let value: () -> String?
  /// Whether it is a control, and not a view with a gesture.
  let isControl: Bool

  init(
    _ reaction: @autoclosure @escaping () -> Reaction,
    isEnabled: @escaping () -> Bool = { true },
    isControl: Bool = false,
    press: @escaping (_ isPressed: Bool) -> Void = { _ in },
    value: @escaping () -> String? = { nil }
  ) {
    makeReaction = reaction
    self.isEnabled = isEnabled
    self.isControl = isControl
    self.press = press
    self.value = value
  }
}
