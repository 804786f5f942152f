/// What the author calls a view and its properties, and where.
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

    /// The name as `_printChanges` has it: with an underscore where a wrapper is stored.
    var storedName: String { wrapper == nil ? name : "_" + name }
  }

  /// The name with its enclosing types, as columns have it.
  package let name: String
  /// The line on the page or in the file, counted from 1.
  package let line: Int
  package let properties: [Property]
  /// What a run can count of it, as far as its code tells, always in the same order.
  package let metrics: [Column.Metric]

  package init(
    name: String,
    line: Int,
    properties: [Property],
    metrics: [Column.Metric] = Column.Metric.allCases
  ) {
    self.name = name
    self.line = line
    self.properties = properties
    self.metrics = metrics
  }

  /// The property that the engine calls so.
  func property(_ storedName: String) -> Property? {
    properties.first { $0.storedName == storedName }
  }
}
