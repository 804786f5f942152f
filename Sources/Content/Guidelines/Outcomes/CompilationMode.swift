/// How a scenario's program was grouped for compilation.
package enum CompilationMode: Equatable, Codable, Sendable {
  /// As one file of a module that other scenarios share.
  case merged
  /// Separately, because it was the only one to compile.
  case single
  /// Separately although there were others; the reason follows "because it".
  case separate(reason: String)
}
