/// How much a comparison may ask of the values themselves, from the weakest to the strongest.
package enum ComparisonMode: UInt8, Hashable, Sendable {
  /// Only bytes.
  case bitwise
  /// Bytes, and what the boxes of indirect enum cases contain.
  case indirect
  /// `==` where there is one, except for plain data, which is compared by its bytes.
  case equatableUnlessPOD
  /// `==` wherever there is one.
  case equatableAlways
}

/// When two closures are the same for an update.
package enum ClosureComparison: Hashable, Sendable {
  /// Same function, and what the two captured is the same, as far as it can be told.
  case capturesInspected
  /// Same function and same context object.
  case identityOnly
  /// Never, not even a closure and its own copy.
  case alwaysDifferent
}

/// What decides whether two values are the same for an update.
package struct ComparisonOptions: Hashable, Sendable {
  package var mode: ComparisonMode
  package var closures: ClosureComparison
  /// Whether the first comparison of a type is of its bytes, padding included, as if its layout
  /// were still being worked out.
  package var firstComparisonIsBitwise: Bool

  /// The defaults are what an attribute uses.
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
