/// A page as search sees it.
package struct SearchablePage: Sendable {
  let title: String
  let address: String
  let topic: String
  let verdicts: Set<String>
  let isPreferred: Bool
  let sections: [SearchableSection]

  /// - Parameters:
  ///   - title: Its words count more than any others on the page.
  ///   - address: The path from the site's root, percent-encoded.
  ///   - topic: The one topic that the page is filtered by.
  ///   - verdicts: The verdicts that the page is filtered by.
  ///   - isPreferred: Whether the page ranks above others with the same words in their titles.
  ///   - sections: In reading order; the first one is what stands before the first heading.
  package init(
    title: String,
    address: String,
    topic: String,
    verdicts: Set<String> = [],
    isPreferred: Bool = true,
    sections: [SearchableSection]
  ) {
    self.title = title
    self.address = address
    self.topic = topic
    self.verdicts = verdicts
    self.isPreferred = isPreferred
    self.sections = sections
  }
}

/// The text from one heading of a page to the next: what a search result leads to.
package struct SearchableSection: Equatable, Sendable {
  package let heading: String
  package let anchor: String
  package let text: String
  package let code: String

  /// - Parameters:
  ///   - heading: Empty for the text before the first heading.
  ///   - anchor: The fragment of the heading's address; empty if it has none.
  ///   - text: All words in reading order.
  ///   - code: The words of the text that are code, which count more than the others.
  package init(heading: String = "", anchor: String = "", text: String, code: String = "") {
    self.heading = heading
    self.anchor = anchor
    self.text = text
    self.code = code
  }
}
