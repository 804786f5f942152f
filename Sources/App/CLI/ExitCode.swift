/// The program's exit codes.
package enum ExitCode: Int32, Sendable {
  /// No problems.
  case success = 0
  /// A count differs or a page has errors.
  case findings = 1
  /// Invalid usage or a broken installation.
  case usageError = 2
}
