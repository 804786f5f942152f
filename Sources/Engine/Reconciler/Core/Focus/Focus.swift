import AttributeGraph

/// The keyboard focus of a host, and the values that are in effect because of it (PW-10).
final class Focus {
  let values: Attribute<FocusedValues>
  fileprivate weak var focused: Element?
  /// The places that publish values for the whole scene, in mount order.
  fileprivate var ofScene: [FocusedValueElement] = []

  init(in root: Subgraph) { values = Attribute(external: FocusedValues(), in: root) }

  /// Collects the values: those of the scene, then those around the focused view, the innermost last.
  fileprivate func update() {
    guard !values.node.isEnded else { return }
    var collected = FocusedValues()
    let around = (focused?.pathFromRoot ?? []).compactMap { $0 as? FocusedValueElement }
    for element in ofScene + around { element.write?(&collected) }
    values.set(collected)
  }
}

extension Element {
  /// The elements below that have a focus state.
  fileprivate var focusElements: [FocusElement] {
    var found: [FocusElement] = []
    var stack: [Element] = [self]
    while let element = stack.popLast() {
      if let element = element as? FocusElement { found.append(element) }
      stack += element.children
    }
    return found
  }
}

extension Element {
  /// The first field inside that takes keystrokes.
  fileprivate var firstField: InteractiveElement? {
    if let element = self as? InteractiveElement, case .text = element.reaction { return element }
    return children.lazy.compactMap(\.firstField).first
  }
}

/// Marks where a value is published while the focus is inside, or for the whole scene.
final class FocusedValueElement: Element {
  fileprivate var write: ((inout FocusedValues) -> Void)?
}

extension ViewHost {
  /// Moves the focus to an element: all focus states around it are set, and those of other views reset
  /// (PW-3).
  package func moveFocus(to element: Element) {
    let path = element.pathFromRoot
    for other in rootElement.focusElements where !path.contains(where: { $0 === other }) {
      other.resign()
    }
    for case let around as FocusElement in path { around.focus() }
    guard focus.focused !== element else { return }
    (focus.focused as? InteractiveElement)?.onEditingChanged?(false)
    (element as? InteractiveElement)?.onEditingChanged?(true)
    focus.focused = element
    enqueue { [focus] in focus.update() }
  }

  /// Moves the focus into or out of an element whose focus state the program has written (PW-3).
  func focus(follows isFocused: Bool, in element: FocusElement) {
    let isInside = focus.focused?.pathFromRoot.contains { $0 === element } == true
    guard isFocused != isInside else { return }
    if isFocused {
      if let field = element.firstField { moveFocus(to: field) }
    } else {
      endFocus()
    }
  }

  /// Takes the focus from all views, as when an action takes the keyboard away (PW-3).
  package func resignFocus() {
    for element in rootElement.focusElements { element.resign() }
    endFocus()
  }

  /// Takes the focus from a field that was submitted; what its actions wrote to the focus state holds (PW-3).
  func resignFocus(of field: InteractiveElement) {
    guard focus.focused === field else { return }
    for case let around as FocusElement in field.pathFromRoot { around.resign() }
    endFocus()
  }

  private func endFocus() {
    (focus.focused as? InteractiveElement)?.onEditingChanged?(false)
    focus.focused = nil
    enqueue { [focus] in focus.update() }
  }

  /// Publishes a value at an element, until the subgraph ends.
  func publish(at element: FocusedValueElement, isForScene: Bool, in subgraph: Subgraph) {
    if isForScene { focus.ofScene.append(element) }
    subgraph.onEnd { [self] in
      element.write = nil
      focus.ofScene.removeAll { $0 === element }
      enqueue { [focus] in focus.update() }
    }
  }

  /// Changes what is published at an element.
  func publish(
    at element: FocusedValueElement,
    _ write: @escaping (inout FocusedValues) -> Void
  ) {
    element.write = write
    enqueue { [focus] in focus.update() }
  }
}
