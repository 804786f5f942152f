/// How deeply a comparison examines values, from the weakest mode to the strongest.
package enum ComparisonMode: UInt8, Hashable, Sendable {
  /// Only bytes.
  case bitwise
  /// Bytes, and what the boxes of indirect enum cases contain.
  case indirect
  /// By `==` if the type has one, except for plain data, which is compared by its bytes.
  case equatableUnlessPOD
  /// By `==` if the type has one.
  case equatableAlways
  /// By what is stored, so that no `==` of the program runs: strings and arrays by their contents, objects
  /// by identity, everything else by its parts.
  case identical
}

/// When an update treats two closures as equal.
package enum ClosureComparison: Hashable, Sendable {
  /// If they have the same function and, as far as can be determined, equal captures.
  case capturesInspected
  /// If they have the same function and the same context object.
  case identityOnly
  /// As with `capturesInspected`, but whatever an action captured, which returns nothing and so draws nothing, and
  /// never if another closure captured an object, such as the storage of a state, because what it reads there may
  /// have changed. Only to describe a change, never to stop an update.
  case actionCapturesIgnored
  /// Never, not even for a closure and its copy.
  case alwaysDifferent
}

/// The options for deciding whether an update treats two values as equal.
package struct ComparisonOptions: Hashable, Sendable {
  package var mode: ComparisonMode
  package var closures: ClosureComparison
  /// Whether the first comparison of a type is bytewise, padding included, as if its layout were not
  /// known yet.
  package var firstComparisonIsBitwise: Bool

  /// Creates options; the defaults are those of an attribute.
  package init(
    mode: ComparisonMode = .equatableUnlessPOD,
    closures: ClosureComparison = .capturesInspected,
    firstComparisonIsBitwise: Bool = false
  ) {
    self.mode = mode
    self.closures = closures
    self.firstComparisonIsBitwise = firstComparisonIsBitwise
  }
}
