import Guidelines
import Mustache

extension Scenario.Verdict {
  /// The verdict as a word.
  var name: String {
    switch self {
    case .avoid: "Avoid"
    case .acceptable: "Acceptable"
    case .prefer: "Prefer"
    }
  }
}

extension Scenario.Verdict? {
  /// The keys `verdict`, `verdictName` and `icon`.
  var members: Members {
    guard let self else {
      return ["verdict": "none", "verdictName": false, "icon": "icon-none"]
    }
    return [
      "verdict": .string(self.rawValue),
      "verdictName": .string(self.name),
      "icon": .string("icon-\(self.rawValue)"),
    ]
  }
}

extension Impact {
  /// The impact as a word.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The keys of `impact.mustache`.
  var value: Value { ["level": .string(rawValue), "words": .string(name)] }
}
