/// Together with what a scenario's program was compiled.
package enum CompilationMode: Equatable, Codable, Sendable {
  /// As one file of a module that holds other scenarios as well.
  case merged
  /// By itself, there being no other to compile.
  case single
  /// By itself although there were others; the reason follows "because it".
  case separate(reason: String)
}
