import AttributeGraph

/// A mounted thing that a step can find or act on: a text, a control, a gesture.
///
/// Elements form the tree that a person sees; views that show nothing have none.
package class Element {
  /// The only element that this one is a child of; that lets go of its children before it ends.
  package private(set) unowned var parent: Element?
  /// The children, unless there is exactly one: most elements have no more, and need no array for it.
  private var several: [Element] = []
  private var only: Element?
  /// A text that is the only child, and gets its element when somebody looks at it.
  private var unseenText: Attribute<Text>?

  init() {}

  deinit {
    only?.parent = nil
    for child in several { child.parent = nil }
  }

  package private(set) final var children: [Element] {
    get {
      showText()
      return only.map { [$0] } ?? several
    }
    set {
      unseenText = nil
      only = newValue.count == 1 ? newValue.first : nil
      several = newValue.count == 1 ? [] : newValue
    }
  }

  /// Whether there is exactly one child; asked by each of the children, so none is made for it.
  final var hasOneChild: Bool { several.isEmpty && (only != nil || unseenText != nil) }

  final func append(_ child: Element) {
    showText()
    child.parent = self
    if let first = only.take() {
      several = [first, child]
    } else if several.isEmpty {
      only = child
    } else {
      several.append(child)
    }
  }

  /// Appends a visible text that is a view of its own.
  final func append(_ text: Attribute<Text>) {
    if only == nil, several.isEmpty, unseenText == nil {
      unseenText = text
    } else {
      append(OwnTextElement(text))
    }
  }

  private func showText() {
    if let text = unseenText.take() { append(OwnTextElement(text)) }
  }

  func remove(_ child: Element) {
    child.parent = nil
    children.removeAll { $0 === child }
  }

  func replaceChildren(_ elements: [Element]) {
    replaceChildren(in: 0..<children.count, with: elements)
  }

  /// Replaces a range of the children by others, which may have been among them.
  func replaceChildren(in range: Range<Int>, with elements: some Collection<Element>) {
    for child in children[range] { child.parent = nil }
    for element in elements { element.parent = self }
    if only == nil, several.count + elements.count - range.count > 1 {
      several.replaceSubrange(range, with: elements)
    } else {
      children.replaceSubrange(range, with: elements)
    }
  }

  /// What the element itself shows; `nil` where it only groups others.
  package var text: String? { nil }
}

/// A visible text that is a view of its own.
private final class OwnTextElement: Element {
  private let view: Attribute<Text>

  init(_ view: Attribute<Text>) { self.view = view }

  override var text: String? { view.currentValue?.string ?? "" }
}

/// A visible text that is part of a view.
final class TextElement: Element {
  private let content: () -> String

  init(content: @escaping () -> String) { self.content = content }

  override var text: String? { content() }
}

/// A label or identifier that accessibility gives to everything below.
final class LabelElement: Element {
  let label: () -> String

  init(label: @escaping () -> String) { self.label = label }
}

/// What takes the focus when something inside is typed into.
package final class FocusElement: Element {
  /// Gives the focus to the element.
  package let focus: () -> Void

  init(focus: @escaping () -> Void) { self.focus = focus }
}

/// Something that reacts to a person.
package final class InteractiveElement: Element {
  /// What a person can do with an element.
  package enum Reaction {
    /// Runs when tapped.
    case tap(() -> Void)
    /// Runs when a finger rests on the element; told whether it is down.
    case hold(pressing: (Bool) -> Void, () -> Void)
    /// Follows a finger: told how far it went, in points, and whether it has left.
    case drag((_ translation: CGSize, _ isLast: Bool) -> Void)
    /// Told when the pointer enters or leaves.
    case hover((Bool) -> Void)
    /// Takes text, a keystroke at a time: given what was there, and what there is; left with the
    /// return key.
    case text(read: () -> String, write: (String) -> Void, submit: () -> Void)
    /// Takes a value, written as text, in one movement.
    case value((String) -> Void)
    /// Is switched.
    case toggle(() -> Void)
    /// Is chosen among others.
    case select(() -> Void)
    /// Is deleted.
    case delete(() -> Void)
    /// Opens something.
    case open(() -> Void)
    /// Nothing, at present.
    case none
  }

  /// What a person can do with the element at present.
  package var reaction: Reaction { makeReaction() }
  private let makeReaction: () -> Reaction
  /// Whether the element reacts at present.
  package let isEnabled: () -> Bool
  /// Told when a finger goes down on the element and up again.
  package let press: (_ isPressed: Bool) -> Void

  init(
    _ reaction: @autoclosure @escaping () -> Reaction,
    isEnabled: @escaping () -> Bool = { true },
    press: @escaping (_ isPressed: Bool) -> Void = { _ in }
  ) {
    makeReaction = reaction
    self.isEnabled = isEnabled
    self.press = press
  }
}
