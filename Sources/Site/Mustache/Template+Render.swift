extension Template {
  /// The output for a model.
  ///
  /// A key that no object on the context stack has, and a partial that the library lacks, show
  /// nothing, as the specification wants it; `Library.problems` reports the latter.
  /// - Parameters:
  ///   - value: The bottom of the context stack.
  ///   - library: Where partials and parents are found.
  /// - Returns: The text, with every shown value escaped that is not markup.
  /// - Throws: `TemplateProblem` when templates use each other without an end.
  package func render(_ value: Value, library: Library = Library()) throws(TemplateProblem)
    -> String
  {
    var renderer = Renderer(library, [value])
    try renderer.render(nodes)
    return String(decoding: renderer.output, as: UTF8.self)
  }
}
