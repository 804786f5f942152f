import FoundationEssentials

/// When the files of pages were first and last committed, and their previous texts.
///
/// Empty if the site is not under version control, because dates of changes are then unknown.
package struct PageHistory: Equatable, Sendable {
  /// The first and last commit times in ISO 8601, such as `2024-03-31T12:00:00+02:00`.
  package struct Entry: Equatable, Sendable {
    package let first: String
    package let last: String
    /// What the last commit says that it does; empty if that is not known.
    package let subject: String

    package init(first: String, last: String, subject: String = "") {
      (self.first, self.last, self.subject) = (first, last, subject)
    }

    /// The last time in seconds since 1970, which orders changes across time zones.
    package var moment: Double {
      (try? Date(last, strategy: .iso8601))?.timeIntervalSince1970 ?? 0
    }

    /// The last day, such as `2024-03-31`.
    package var lastDay: String { String(last.prefix(10)) }
  }

  private let entries: [String: Entry]
  private let formerTexts: [String: String]
  /// Why nothing is known, and how to fix it; `nil` if the history was read.
  package let problem: String?

  /// - Parameters:
  ///   - entries: The history of each file, by its path relative to the site's root.
  ///   - formerTexts: The texts of some files before their last commit, by the same paths.
  ///   - problem: Why nothing is known.
  package init(
    _ entries: [String: Entry] = [:],
    formerTexts: [String: String] = [:],
    problem: String? = nil
  ) {
    self.entries = entries
    self.formerTexts = formerTexts
    self.problem = problem
  }

  /// The text of a page's file before its last commit, known for the most recently changed files.
  package func formerText(of page: Page) -> String? { formerTexts[page.path] }

  /// The history of a page's file.
  package subscript(page: Page) -> Entry? { entries[page.path] }
}
