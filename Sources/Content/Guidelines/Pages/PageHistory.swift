import FoundationEssentials

/// When the files of pages were first and last committed, and what they said before.
///
/// Empty where the site is not under version control: nothing then says when a page changed.
package struct PageHistory: Equatable, Sendable {
  /// Two times as ISO 8601 has them, such as `2024-03-31T12:00:00+02:00`.
  package struct Entry: Equatable, Sendable {
    package let first: String
    package let last: String

    package init(first: String, last: String) {
      self.first = first
      self.last = last
    }

    /// The last time in seconds since 1970, by which changes from different time zones are ordered.
    package var moment: Double {
      (try? Date(last, strategy: .iso8601))?.timeIntervalSince1970 ?? 0
    }

    /// The last day, such as `2024-03-31`.
    package var lastDay: String { String(last.prefix(10)) }
  }

  private let entries: [String: Entry]
  private let formerTexts: [String: String]

  /// - Parameters:
  ///   - entries: What is known of each file, by its path relative to the site's root.
  ///   - formerTexts: What some files said before their last commit, by the same paths.
  package init(_ entries: [String: Entry] = [:], formerTexts: [String: String] = [:]) {
    self.entries = entries
    self.formerTexts = formerTexts
  }

  /// What a page's file said before its last commit; known of those that were changed last.
  package func formerText(of page: Page) -> String? { formerTexts[page.path] }

  /// What is known of a page's file.
  package subscript(page: Page) -> Entry? { entries[page.path] }
}
