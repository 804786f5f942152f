import Guidelines
import Markdown
import Mustache

extension PageBody {
  /// Adds a mark for the outcome of each claim of a source.
  func addClaims(to markup: inout BodyMarkup) throws(TemplateProblem) {
    for table in page.claimTables {
      let claims = table.claims.map { model(of: $0, markup) }
      markup.replacements[table.range.lowerBound] = try context.render(
        "claims",
        [
          "headers": .list(table.headers.map { .html(markup.html($0.inlines)) }),
          "claims": .list(claims),
        ]
      )
    }
  }

  private func model(of claim: Claim, _ markup: BodyMarkup) -> Value {
    let remark = markup.html(claim.remark.inlines)
    let outcome = claim.outcome?.rawValue ?? ""
    return [
      "statement": .html(markup.html(claim.statement.inlines)),
      "mark": claim.outcome?.mark ?? false,
      "remark": .html(remark.hasPrefix(outcome) ? String(remark.dropFirst(outcome.count)) : remark),
      "evidence": .list(claim.evidence.map { .html(markup.html($0.inlines)) }),
    ]
  }
}

extension Claim.Outcome {
  /// The key `mark`.
  var mark: Value {
    let icon =
      switch self {
      case .confirmed: "icon-verified"
      case .differs: "icon-failed"
      case .contested: "icon-acceptable"
      case .notExamined: "icon-none"
      }
    return [
      "outcome": .string(self == .notExamined ? "open" : rawValue),
      "outcomeName": .string(rawValue),
      "icon": .string(icon),
    ]
  }
}

extension Page {
  /// The number of claims and their outcomes, in a sentence; empty without claims.
  var claimTally: String {
    let outcomes = claimTables.flatMap(\.claims).compactMap(\.outcome)
    guard !outcomes.isEmpty else { return "" }
    let parts = Claim.Outcome.allCases.compactMap { outcome in
      let count = outcomes.count { $0 == outcome }
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    let claims = outcomes.count == 1 ? "1 claim" : "\(outcomes.count) claims"
    return "\(claims): \(parts.joined(separator: ", "))"
  }
}
