import ScenarioTrace

/// The words that a page can contain, from the lists that the reader of pages uses itself.
package enum PageFormat {
  /// A key or an attribute.
  package struct Word: Equatable, Sendable {
    package let name: String
    /// The form of its value, such as `[a, b]` or `avoid|prefer`.
    package let value: String
  }

  package static let frontMatter = FrontMatter.Key.allCases.map {
    Word(
      name: $0.name,
      value: choices[$0]?.joined(separator: "|") ?? ($0.isList ? "[a, b]" : "text")
    )
  }

  /// The attributes of a fence that holds a scenario's program.
  package static let programAttributes = ScenarioBuilder.attributes.map {
    Word(name: $0, value: programValues[$0]?.joined(separator: "|") ?? forms[$0] ?? "text")
  }

  /// The attributes of a fence that holds what the program above prints.
  package static let consoleAttributes = PageReader.consoleAttributes.map {
    Word(name: $0, value: programValues[$0]?.joined(separator: "|") ?? forms[$0] ?? "text")
  }

  /// The first headers of tables that state something about the program above them.
  package static let tableHeaders: [String] = StatedTableReader.forms.keys.sorted()

  /// What a column can count, as it is written for a type `Row`.
  package static let columns: [String] = Column.Metric.allCases.map {
    Column(view: "Row", metric: $0).description
  }

  /// The keys of the step `environment key = value` with their values, or examples of them.
  package static let environmentKeys: [Word] = [
    Word(name: "accessibilityReduceMotion", value: "true|false"),
    Word(name: "colorScheme", value: "light|dark"),
    Word(
      name: "dynamicTypeSize",
      value: "xSmall|small|medium|large|xLarge|xxLarge|xxxLarge|accessibility1|accessibility2"
        + "|accessibility3|accessibility4|accessibility5"
    ),
    Word(name: "horizontalSizeClass", value: "compact|regular"),
    Word(name: "isEnabled", value: "true|false"),
    Word(name: "layoutDirection", value: "leftToRight|rightToLeft"),
    Word(name: "locale", value: "en_US|de_DE|…"),
    Word(name: "scenePhase", value: "background|inactive|active"),
    Word(name: "verticalSizeClass", value: "compact|regular"),
  ]

  /// The keys of front matter with a fixed set of values.
  private static let choices: [FrontMatter.Key: [String]] = [
    .impact: Impact.allCases.map(\.rawValue),
    .evidence: Observation.Evidence.allCases.map(\.rawValue),
    .confidence: Observation.Confidence.allCases.map(\.rawValue),
    .triage: Observation.Triage.allCases.map(\.rawValue),
  ]

  /// The attributes with a fixed set of values.
  private static let programValues: [String: [String]] = [
    "verdict": Scenario.Verdict.allCases.map(\.rawValue),
    "configuration": Configuration.allCases.map(\.rawValue),
    "language-mode": Scenario.LanguageMode.allCases.map(\.rawValue),
    "profile": ScenarioBuilder.profiles,
    "sdk": Sdk.allCases.map(\.rawValue),
    "expects": Scenario.Expectation.allCases.map(\.rawValue),
  ]

  /// The forms of other values.
  private static let forms = [
    "scenario": "name", "root": "View|\"Expression(…)\"", "rules": "CMP-4,ENV-3",
    "step": "\"step\"", "sources": "\"../../App/**\"", "target": "name",
  ]
}
