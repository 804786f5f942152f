/// How many list rows the views of a type are (LAZY-2).
public enum _RowCount: Equatable {
  /// Always the same views.
  case fixed(Int)
  /// One of several groups of views with the same number of views, as in an `if` with `else`.
  case alternatives(Int)
  /// The type does not determine the number.
  case unknown

  /// The number of rows, if the type determines it.
  var number: Int? {
    switch self {
    case .fixed(let number), .alternatives(let number): number
    case .unknown: nil
    }
  }

  /// Whether the views are always the same.
  var isFixed: Bool { if case .fixed = self { true } else { false } }

  /// The count of one of two views.
  static func either(_ first: _RowCount, _ second: _RowCount) -> _RowCount {
    guard let number = first.number, second.number == number else { return .unknown }
    return number == 0 ? .fixed(0) : .alternatives(number)
  }

  /// The count of two views, one after the other.
  static func + (first: _RowCount, second: _RowCount) -> _RowCount {
    guard let firstNumber = first.number, let secondNumber = second.number else { return .unknown }
    guard case (.fixed, .fixed) = (first, second) else {
      return .alternatives(firstNumber + secondNumber)
    }
    return .fixed(firstNumber + secondNumber)
  }
}

// MARK: - Bodies

extension _RowCount {
  /// The types of the views whose bodies are being counted.
  @MainActor private static var counted: Set<ObjectIdentifier> = []

  /// The count of the body of a view; unknown where the body contains the view itself.
  @MainActor
  static func ofBody<Content: View>(of view: Content.Type) -> _RowCount {
    guard counted.insert(ObjectIdentifier(view)).inserted else { return .unknown }
    defer { counted.remove(ObjectIdentifier(view)) }
    return Content.Body._rowCount
  }
}

// MARK: - Content of modifiers

extension _RowCount {
  /// The counts of the views that stand for the content of modifiers, by the type of the modifier, while
  /// the rows of the modifiers' bodies are counted.
  @MainActor private static var ofPlaceholders: [ObjectIdentifier: _RowCount] = [:]

  /// The count of the view that stands for the content of a modifier.
  @MainActor
  static func ofContent(in modifier: Any.Type) -> _RowCount {
    ofPlaceholders[ObjectIdentifier(modifier)] ?? .unknown
  }

  /// The count of the body of a modifier whose content has a count.
  @MainActor
  static func ofBody<Body: View>(
    _ body: Body.Type,
    in modifier: Any.Type,
    around content: _RowCount
  ) -> _RowCount {
    let outer = ofPlaceholders.updateValue(content, forKey: ObjectIdentifier(modifier))
    defer { ofPlaceholders[ObjectIdentifier(modifier)] = outer }
    return body._rowCount
  }
}
