import Diagnostics

/// Something in a run that a person can change: what was done, how many bodies ran, and why.
package struct AuditFinding: Equatable, Sendable {
  /// What a finding is about.
  package enum Kind: String, CaseIterable, Sendable {
    /// A view was made again in place of one of its type, so its state started over.
    case lostState = "lost-state"
    /// A change that a view does not show, or a write that reaches no view.
    case missedUpdate = "missed-update"
    /// SwiftUI would warn.
    case warning
    /// Bodies ran and made a value equal to the one before.
    case wasted
    /// A body made the same view again, apart from what its closures captured.
    case repeatedWork = "repeated-work"
    /// A body ran again in the same step, because an update wrote state.
    case lateSettling = "late-settling"
    /// All rows of a container were made at once.
    case eagerRows = "eager-rows"
    /// An object was made again although nothing has kept the one before.
    case modelCreation = "model-creation"
    /// Bodies ran for a cause that a guideline is about.
    case advised

    /// The kinds that change what the app does come first, then those that cost what nobody sees.
    var rank: Int {
      switch self {
      case .lostState, .missedUpdate, .warning: 0
      case .wasted, .repeatedWork, .lateSettling, .eagerRows, .modelCreation: 1
      case .advised: 2
      }
    }
  }

  package let kind: Kind
  /// The root of the run.
  package let root: String
  /// The steps up to the one in which it is worst, which is the last.
  package let path: [String]
  /// How many bodies ran in that step.
  package let bodies: Int
  /// How many of them need not have run, for this reason.
  package let wasted: Int
  /// The view that it is about; empty if it is about none.
  package let view: String
  /// What differed or changed, without lines and numbers, or what avoids it; with the kind, the root and the view it tells findings apart.
  package let item: String
  /// The cause, in the app's own names and lines.
  package let sentence: String
  /// Where the cause is declared, if the run shows that.
  package let location: SourceLocation?
  /// The guidelines that remove the cause.
  package let advice: [Advice]
  /// In how many other steps it happened.
  package let otherSteps: Int
  /// How much it weighs among its like: a number of bodies, rows or objects.
  package let cost: Int
  /// How bad it is with what followed from it.
  var weight: Weight

  package init(
    kind: Kind,
    root: String,
    path: [String],
    bodies: Int,
    wasted: Int,
    view: String,
    item: String,
    sentence: String,
    location: SourceLocation?,
    advice: [Advice] = [],
    otherSteps: Int = 0,
    cost: Int
  ) {
    (self.kind, self.root, self.path) = (kind, root, path)
    (self.bodies, self.wasted, self.cost) = (bodies, wasted, cost)
    (self.view, self.item) = (view, item)
    (self.sentence, self.location) = (sentence, location)
    (self.advice, self.otherSteps) = (advice, otherSteps)
    // What a rare change of the system costs comes last, unless it is lost or for nothing.
    let isRare = path.last?.hasPrefix("environment ") == true
    let isMinor = isRare && [.repeatedWork, .advised].contains(kind)
    weight = Weight(rank: isMinor ? 3 : kind.rank, cost: cost)
  }

  /// What was done.
  package var step: String { path.last ?? "" }

  /// How many bodies would have run without those that need not have.
  package var without: Int { bodies - wasted }
}

extension AuditFinding {
  /// How bad findings are together: the worst kind among them, then their costs.
  struct Weight: Equatable, Sendable {
    let rank: Int
    let cost: Int

    static func += (sum: inout Self, other: Self) {
      sum = Self(rank: min(sum.rank, other.rank), cost: sum.cost + other.cost)
    }
  }

  /// Whether this finding is worse than another, with what followed from each.
  func isWorse(than other: Self) -> Bool {
    (weight.rank, other.weight.cost) < (other.weight.rank, weight.cost)
  }
}
