import ValueComparison

/// The behaviors that differ between systems, or for which the evidence is contested.
package struct Profile {
  /// A system version.
  package enum Version: String, CaseIterable, Comparable, Sendable {
    /// iOS 17 and macOS 14.
    case ios17
    /// iOS 18 and macOS 15.
    case ios18
    /// iOS 26 and macOS 26.
    case ios26
    /// iOS 27 and macOS 27.
    case ios27

    package static func < (first: Version, second: Version) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// That of the running program; a process runs one scenario under one profile.
  package static nonisolated(unsafe) var current = Profile()

  /// How many rows of a lazy container are visible, including prefetched ones (LAZY-1).
  static let rowsOnScreen = 20

  package var version: Version
  /// Called whenever a run depends on whether the system is at least a version.
  package static nonisolated(unsafe) var reportDependency: (Version) -> Void = { _ in }

  /// How closures are compared (CMP-16).
  package var closures = ClosureComparison.capturesInspected
  /// Whether the first comparison of a type is bytewise (CMP-20).
  package var firstComparisonIsBitwise = false
  /// Whether a view with a functional binding is evaluated whenever its rule runs (BIND-9).
  ///
  /// The source is the code of a re-implementation, not a measurement, so this is off by default.
  package var functionalBindingsAlwaysChange = false
  /// How many rows before and after the visible rows of a lazy container keep their state; rows further
  /// away end, and start again when they become visible (LAZY-3).
  ///
  /// iOS 27 ends rows a few screens away; how many is not promised, so the engine takes two. Earlier systems
  /// keep all.
  package var rowsKeptBeyondWindow: Int? {
    get { isAtLeast(.ios27) ? rowsKept : nil }
    set { rowsKept = newValue }
  }
  private var rowsKept: Int? = 2 * Self.rowsOnScreen
  /// Whether a list makes the values of all rows that have an explicit id (LAZY-7).
  ///
  /// An article measured this on iOS 15; no source says that it has changed, or that it hasn't.
  package var listsMakeIdentifiedRows = true
  /// Whether a lazy stack keeps a row whose type doesn't tell how many views it is when the row scrolls off screen
  /// (LAZY-8).
  ///
  /// A session of 2026 says so. The code of a re-implementation lets any row go that is not in use.
  package var keepsRowsOfUnknownNumber = true
  /// Whether a field that is being edited goes on showing what was typed although its binding returns something
  /// else (CTL-4).
  ///
  /// Three reports about iOS 17 and later say so, and one of them that iOS 16 does not.
  package var fieldsKeepRefusedText = true
  /// Whether the first tab appears once more when its tab view is removed while another is selected (NAV-4).
  ///
  /// Reports about a beta of iOS 17 and about iOS 18 say so; none says that it was mended.
  package var removedTabViewsShowFirstTab = true
  /// Whether a pushed screen appears once more when its stack is removed (NAV-11), as reported for iOS 18.
  package var removedStacksShowTopScreen: Bool { isAtLeast(.ios18) && !isAtLeast(.ios26) }
  /// Whether a conditional view in a form goes on with its state when it comes back (ID-14), as reported for
  /// iOS 17.
  package var formsKeepConditionalViews: Bool { !isAtLeast(.ios18) }
  /// Whether `_printChanges` names the observed property and not `@dependencies` (LOG-10).
  package var logsObservedKeyPaths: Bool { isAtLeast(.ios18) }
  /// Whether a view with an `@AppStorage` differs after a write (PW-9).
  package var comparesStoredSettings: Bool { isAtLeast(.ios18) }
  /// Whether each new value of a view with an `@AppStorage` differs from the one before (PW-5).
  ///
  /// Two reports say so, the later one for iOS 17. No source says what later systems do.
  package var newStoredSettingsDiffer: Bool {
    get { newSettingsDiffer ?? !isAtLeast(.ios18) }
    set { newSettingsDiffer = newValue }
  }
  private var newSettingsDiffer: Bool?
  /// Whether an element with the id of an earlier one has a row, which shows the earlier one (EACH-8).
  ///
  /// A report on iOS 14 shows this in a picture; Apple's warning calls the result undefined.
  package var repeatsDuplicateIDs = true
  /// Whether a `ForEach` may compare equal to its predecessor (EACH-2).
  package var comparesForEach: Bool { isAtLeast(.ios18) }

  /// Whether a lazy stack in a nested scroll view is lazy (LAZY-9).
  package var isLazyInNestedScrollViews: Bool { isAtLeast(.ios26) }

  /// The version of iOS, for a program that asks for it.
  package var systemVersion: Int {
    for version in Version.allCases { Self.reportDependency(version) }
    return Int(version.rawValue.dropFirst(3)) ?? 26
  }

  /// How the engine compares two values (CMP-1).
  var comparisonOptions: ComparisonOptions {
    ComparisonOptions(mode: .equatableAlways, closures: closures)
  }

  package init(_ version: Version = .ios27) {
    self.version = version
  }

  private func isAtLeast(_ version: Version) -> Bool {
    Self.reportDependency(version)
    return self.version >= version
  }
}
