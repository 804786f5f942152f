/// How the program ends.
package enum ExitCode: Int32, Sendable {
  /// All holds.
  case success = 0
  /// A count differs or a page is faulty.
  case findings = 1
  /// Wrong use or a broken installation.
  case usageError = 2
}
