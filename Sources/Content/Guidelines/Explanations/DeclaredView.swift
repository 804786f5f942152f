/// The author's names for a view and its properties, with their lines.
package struct DeclaredView: Equatable, Codable, Sendable {
  /// A stored property.
  package struct Property: Equatable, Codable, Sendable {
    package let name: String
    /// The name of its property wrapper, such as `State`.
    package let wrapper: String?
    /// The line on the page or in the file, counted from 1.
    package let line: Int

    package init(name: String, wrapper: String? = nil, line: Int) {
      self.name = name
      self.wrapper = wrapper
      self.line = line
    }

    /// The name as printed by `_printChanges`: with an underscore if a wrapper is stored.
    var storedName: String { wrapper == nil ? name : "_" + name }
  }

  /// The name with its enclosing types, as in column names.
  package let name: String
  /// The file, if the program has several.
  package let path: String?
  /// The line on the page or in the file, counted from 1.
  package let line: Int
  package let properties: [Property]
  /// What the code shows that a run can count for the view, always in the same order.
  package let metrics: [Column.Metric]

  package init(
    name: String,
    path: String? = nil,
    line: Int,
    properties: [Property],
    metrics: [Column.Metric] = Column.Metric.allCases
  ) {
    self.name = name
    self.path = path
    self.line = line
    self.properties = properties
    self.metrics = metrics
  }

  /// Where it is declared: `line 31`, or `Card.swift:31` if the program has several files.
  var location: String { location(ofLine: line) }

  /// A line of the same file, written in the same way.
  func location(ofLine line: Int) -> String {
    guard let file = path?.split(separator: "/").last else { return "line \(line)" }
    return "\(file):\(line)"
  }

  /// The properties whose values end with the view.
  var states: [Property] {
    properties.filter { Self.stateWrappers.contains($0.wrapper ?? "") }
  }

  /// The property wrappers whose values end with the view.
  static let stateWrappers: Set = ["State", "StateObject", "FocusState"]

  /// The property with this name in the engine.
  func property(_ storedName: String) -> Property? {
    properties.first { $0.storedName == storedName }
  }
}
