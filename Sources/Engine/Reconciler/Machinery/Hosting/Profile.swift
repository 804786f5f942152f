import ValueComparison

/// The choices in which systems differ, or in which what is known of them is contested.
package struct Profile {
  /// A generation of the system.
  package enum Version: String, CaseIterable, Comparable, Sendable {
    /// iOS 17 and macOS 14.
    case ios17
    /// iOS 18 and macOS 15.
    case ios18
    /// iOS 26 and macOS 26.
    case ios26

    package static func < (first: Version, second: Version) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  package var version: Version
  /// How closures are compared (CMP-16).
  package var closures = ClosureComparison.capturesInspected
  /// Whether the first comparison of a type is of bytes (CMP-20).
  package var firstComparisonIsBitwise = false
  /// Whether a view that holds a functional binding is evaluated whenever its rule runs (BIND-9).
  ///
  /// Code of a re-implementation says so, nothing was measured; off by default.
  package var functionalBindingsAlwaysChange = false
  /// How many rows before and after the window of a lazy container stay with their state; rows further
  /// away end, and begin anew when they are seen again (LAZY-3).
  ///
  /// That systems evict rows is known, when they do is not; without a limit by default.
  package var rowsKeptBeyondWindow: Int?
  /// Whether `_printChanges` names the observed property and not `@dependencies` (LOG-10).
  package var logsObservedKeyPaths: Bool { version >= .ios18 }
  /// Whether a `ForEach` may compare equal to its predecessor (EACH-2).
  package var comparesForEach: Bool { version >= .ios18 }

  /// How the engine itself asks whether two values differ (CMP-1).
  var comparisonOptions: ComparisonOptions {
    ComparisonOptions(mode: .equatableAlways, closures: closures)
  }

  package init(_ version: Version = .ios26) { self.version = version }
}
