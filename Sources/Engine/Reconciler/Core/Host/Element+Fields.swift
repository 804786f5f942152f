extension Element {
  /// The fields without a label of their own that a step finds by what they hold or by a text beside them: by
  /// one before the field and after the last field, or else by one after it and before the next.
  func fields(beside label: String) -> [InteractiveElement] {
    let fields = unlabeledFields
    let ways: [(UnlabeledField) -> Bool] = [
      { $0.field.value() == label }, { $0.before.contains(label) }, { $0.after.contains(label) },
    ]
    for way in ways {
      let found = fields.filter(way).map(\.field)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What a step can call each of some elements.
  func names(of elements: [InteractiveElement]) -> [String] {
    let fields = unlabeledFields
    return elements.compactMap { element in
      guard let field = fields.first(where: { $0.field === element }) else {
        return element.name
      }
      return field.before.last ?? field.after.first ?? field.field.value()
    }
  }

  private var unlabeledFields: [UnlabeledField] {
    var finder = UnlabeledFieldFinder()
    finder.visit(self)
    return finder.found
  }
}

/// A field without a label, and the texts beside it.
private struct UnlabeledField {
  let field: InteractiveElement
  let before: [String]
  var after: [String] = []
}

/// Collects the fields without a label in source order.
private struct UnlabeledFieldFinder {
  private(set) var found: [UnlabeledField] = []
  /// The texts since the last field, and whether that field has no label.
  private var texts: [String] = []
  private var followsFound = false

  mutating func visit(_ element: Element) {
    if let text = element.text, !text.isEmpty {
      texts.append(text)
      if followsFound { found[found.count - 1].after.append(text) }
    }
    if let field = element as? InteractiveElement {
      // The texts inside a control are its own.
      guard case .text = field.reaction else { return visitUnlessControl(field) }
      followsFound = field.labels.allSatisfy(\.isEmpty)
      if followsFound { found.append(UnlabeledField(field: field, before: texts)) }
      texts = []
    } else if element.cover == nil {
      for child in element.children { visit(child) }
    }
  }

  private mutating func visitUnlessControl(_ element: InteractiveElement) {
    guard !element.isControl else { return }
    for child in element.children { visit(child) }
  }
}
