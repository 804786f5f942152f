import ScenarioTrace
import Spelling

/// The counts that a column may have in one step, as `--expect` and baselines state them: `Row <= 1`.
package struct Budget: Hashable, Sendable {
  package let column: Column
  package let allowed: CountRange

  package init(column: Column, allowed: CountRange) {
    self.column = column
    self.allowed = allowed
  }

  /// Parses `Row <= 1`, `Row >= 1` or `Row = 1`; `≤` and `≥` mean the same.
  /// - Throws: `BudgetProblem`.
  package init(parsing text: some StringProtocol) throws(BudgetProblem) {
    guard let sign = Self.signs.first(where: { text.contains($0.written) }),
      let range = text.firstRange(of: sign.written),
      let allowed = CountRange(sign.inTable + trimmed(text[range.upperBound...]))
    else { throw .notABudget(trimmed(text)) }
    switch Column.parse(trimmed(text[..<range.lowerBound])) {
    case .success(let column): self.init(column: column, allowed: allowed)
    case .failure(let fault):
      let message = fault.message()
      throw .notAColumn(message.what, fix: message.fix ?? "write a view's name")
    }
  }

  /// Each sign with its form in a table; a sign stands before those that it contains.
  private static let signs: [(written: String, inTable: String)] = [
    ("<=", "≤"), ("≤", "≤"), (">=", "≥"), ("≥", "≥"), ("=", ""),
  ]
}

extension Budget: CustomStringConvertible {
  /// The spelling in a baseline, in characters that every keyboard has.
  package var description: String {
    let range = allowed.description
    let sign = allowed.only != nil ? "= " : ""
    return "\(column) \(sign)"
      + range.replacing("≤", with: "<=").replacing("≥", with: ">=")
  }
}

/// The budgets of one step, as `--expect` states them: `tap "Add": Row <= 1, Header = 0`.
package struct StepBudgets: Equatable, Sendable {
  package let step: StepReference
  package let budgets: [Budget]

  /// Parses a step, a colon and budgets with commas between them.
  ///
  /// A step can contain colons itself, but a budget has none.
  /// - Throws: `BudgetProblem`.
  package init(parsing text: String) throws(BudgetProblem) {
    guard let colon = text.lastIndex(of: ":") else { throw .noStep(text) }
    do {
      step = try StepReference(parsing: trimmed(text[..<colon]))
    } catch {
      throw .notAStep(trimmed(text[..<colon]))
    }
    var budgets: [Budget] = []
    for part in text[text.index(after: colon)...].split(
      separator: ",",
      omittingEmptySubsequences: false
    ) {
      budgets.append(try Budget(parsing: part))
    }
    self.budgets = budgets
  }
}

/// Why a text states no budget.
package enum BudgetProblem: Error, Equatable, Sendable {
  case noStep(String)
  case notAStep(String)
  case notABudget(String)
  case notAColumn(String, fix: String)
}

extension BudgetProblem: CustomStringConvertible {
  /// The problem, then the fix.
  package var description: String {
    switch self {
    case .noStep(let text):
      "'\(text)' names no step: write it as 'tap \"Add\": Row <= 1, Header = 0'"
    case .notAStep(let text):
      "'\(text)' is not a step"
        + (nearestName(to: text.prefix { $0.isLetter }, among: Step.verbs)
          .map { ": did you mean '\($0)'?" } ?? ": 'bodycheck help steps' lists them")
    case .notABudget(let text):
      "'\(text)' is not a budget: write a view, '<=', '>=' or '=', and a number, as in 'Row <= 1'"
    case .notAColumn(let what, let fix): "\(what): \(fix)"
    }
  }
}

/// A text without the spaces at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  let start = text.drop { $0 == " " }
  return String(start.reversed().drop { $0 == " " }.reversed())
}

private func nearestName(to name: some StringProtocol, among known: [String]) -> String? {
  Spelling.nearestName(to: String(name), among: known)
}
