extension Template {
  /// The output for a model.
  ///
  /// A key that is not on the context stack and a partial that is not in the library produce no output,
  /// as the specification requires; `Library.problems` reports the latter.
  /// - Parameters:
  ///   - value: The bottom of the context stack.
  ///   - library: The templates for partials and parents.
  /// - Returns: The text, with every value escaped that is not markup.
  /// - Throws: `TemplateProblem` when templates include each other endlessly.
  package func render(_ value: Value, library: Library = Library()) throws(TemplateProblem)
    -> String
  {
    var renderer = Renderer(library, [value])
    try renderer.render(nodes)
    return String(decoding: renderer.output, as: UTF8.self)
  }
}
