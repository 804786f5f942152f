/// What the code of a program says about where its values come from.
package struct CodeFlow: Sendable {
  /// The names in a view's code that a property of a view that it creates comes from, if the code tells.
  let sources: @Sendable (_ property: String, _ view: String, _ creator: String) -> Set<String>?
  /// The names in a view's code that decide whether a view that it creates is there, if the code tells.
  let conditions: @Sendable (_ view: String, _ creator: String) -> Set<String>?

  package init(
    sources: @escaping @Sendable (String, String, String) -> Set<String>?,
    conditions: @escaping @Sendable (String, String) -> Set<String>?
  ) {
    (self.sources, self.conditions) = (sources, conditions)
  }
}
