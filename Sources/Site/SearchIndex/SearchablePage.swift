/// The searchable content of a page.
package struct SearchablePage: Sendable {
  let title: String
  let address: String
  let topic: String
  let verdicts: Set<String>
  let answers: [String]
  let summary: String
  let weight: Int
  let evidence: String
  let sections: [SearchableSection]

  /// - Parameters:
  ///   - title: Its words count more than all others on the page.
  ///   - address: The path from the site's root, percent-encoded.
  ///   - topic: The page's topic for filtering.
  ///   - verdicts: The page's verdicts for filtering.
  ///   - answers: What readers search for that the page answers, each a section of its own; counts nearly as much as
  ///     the title.
  ///   - summary: What the page says in a sentence, which the first section also has; counts more than other text.
  ///   - weight: How much its matches count, in percent.
  ///   - evidence: What is known about the page's counts, in a word or two; empty if it has none.
  ///   - sections: The sections in reading order; the first is the text before the first heading.
  package init(
    title: String,
    address: String,
    topic: String,
    verdicts: Set<String> = [],
    answers: [String] = [],
    summary: String = "",
    weight: Int = 100,
    evidence: String = "",
    sections: [SearchableSection]
  ) {
    self.title = title
    self.address = address
    self.topic = topic
    self.verdicts = verdicts
    self.answers = answers
    self.summary = summary
    self.weight = weight
    self.evidence = evidence
    self.sections = sections
  }

  /// The number of sections in the index: those with text, then the answers.
  var sectionCount: Int { sections.count + answers.count }
}

/// The text between two headings of a page: the target of a search result.
package struct SearchableSection: Equatable, Sendable {
  package let heading: String
  package let anchor: String
  package let text: String
  package let code: String

  /// - Parameters:
  ///   - heading: Empty for the text before the first heading.
  ///   - anchor: The fragment of the heading's address; empty if it has none.
  ///   - text: All words in reading order.
  ///   - code: The words of the text that are in code, which count more than the others.
  package init(heading: String = "", anchor: String = "", text: String, code: String = "") {
    self.heading = heading
    self.anchor = anchor
    self.text = text
    self.code = code
  }
}
