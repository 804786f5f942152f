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
  /// A fingerprint of all of it.
  package let fingerprint: Fingerprint

  /// - Parameters:
  ///   - entries: What is known of each file, by its path relative to the site's root.
  ///   - formerTexts: What some files said before their last commit, by the same paths.
  package init(_ entries: [String: Entry] = [:], formerTexts: [String: String] = [:]) {
    self.entries = entries
    self.formerTexts = formerTexts
    var sum = Fingerprint.zero
    for (path, entry) in entries { sum += Fingerprint(of: [path, entry.first, entry.last]) }
    for (path, text) in formerTexts { sum += Fingerprint(of: [path, text]) }
    fingerprint = sum
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let paths = reader.texts(),
      let firsts = reader.texts(), firsts.count == paths.count,
      let lasts = reader.texts(), lasts.count == paths.count,
      let formerTexts = reader.dictionary(),
      let fingerprint = reader.numbers(as: Fingerprint.self)?.first
    else { return nil }
    let entries = zip(firsts, lasts).map { Entry(first: $0, last: $1) }
    self.entries = Dictionary(zip(paths, entries)) { first, _ in first }
    self.formerTexts = formerTexts
    self.fingerprint = fingerprint
  }

  /// As bytes for a file.
  package var bytes: [UInt8] {
    let entries = entries.sorted { $0.key < $1.key }
    var writer = ByteWriter()
    writer.add(entries.map(\.key))
    writer.add(entries.map(\.value.first))
    writer.add(entries.map(\.value.last))
    writer.add(formerTexts)
    writer.add([fingerprint])
    return writer.bytes
  }

  /// What a page's file said before its last commit; known of those that were changed last.
  package func formerText(of page: Page) -> String? { formerTexts[page.path] }

  /// What is known of a page's file.
  package subscript(page: Page) -> Entry? { entries[page.path] }
}
