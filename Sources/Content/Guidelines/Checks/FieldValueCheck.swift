import Diagnostics

/// Checks that fields stand on the kind of page that they are about, and that dates, addresses and systems are some.
struct FieldValueCheck {
  let source: SourceText
  let kind: PageKind

  private static let ofObservations: Set<FrontMatter.Key> = [
    .os, .device, .confidence, .triage, .reason, .withoutRule,
  ]
  private static let ofReports: Set<FrontMatter.Key> = [.author, .url, .published, .evidence]
  private static let systems = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS", "Xcode"]

  func diagnose(_ frontMatter: FrontMatter) -> [Diagnostic] {
    frontMatter.values.flatMap { key, values in
      values.compactMap { value in
        fault(of: key, value.text).map { source.diagnostic($0, at: value.range) }
      }
    }
  }

  private func fault(of key: FrontMatter.Key, _ text: String) -> Diagnostic.Message? {
    if text.allSatisfy(\.isWhitespace) { return .empty(key.name) }
    if Self.ofObservations.contains(key), !kind.isObservation {
      return .otherPage(key.name, "an observation")
    }
    if Self.ofReports.contains(key), !kind.isObservation, !kind.isSource {
      return .otherPage(key.name, "an observation or a source page")
    }
    switch key {
    case .os where text != "not stated" && !Self.systems.contains(where: text.contains):
      return .noSystem(text)
    case .published where !Self.isDate(text): return .noDate(text)
    case .url where !text.isWebAddressOfPage: return .noAddress(text)
    default: return nil
    }
  }

  /// Whether a text is a year, a month or a day, as `2024`, `2024-03` or `2024-03-31`.
  private static func isDate(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?/),
      let year = Int(match.output.1)
    else { return false }
    let month = match.output.2.flatMap { Int($0) } ?? 1
    let day = match.output.3.flatMap { Int($0) } ?? 1
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }
}

extension String {
  /// Whether it begins as the address of a page on the web, with a host.
  fileprivate var isWebAddressOfPage: Bool {
    !contains(where: \.isWhitespace)
      && ["https://", "http://"].contains {
        hasPrefix($0) && dropFirst($0.count).first?.isLetter == true
      }
  }
}

extension Diagnostic.Message {
  private static let id = "field-value"

  fileprivate static func empty(_ key: String) -> Self {
    Self(
      id: id,
      what: "'\(key)' has no text",
      why: "the site would show nothing where it belongs",
      fix: "write it, or remove the line"
    )
  }

  fileprivate static func otherPage(_ key: String, _ kind: String) -> Self {
    Self(
      id: id,
      what: "'\(key)' is valid only on \(kind)",
      why: "this page would not show it",
      fix: "remove the line, or begin its key with 'x-' if only you need it"
    )
  }

  fileprivate static func noSystem(_ text: String) -> Self {
    Self(
      id: id,
      what: "'\(text)' is no system",
      why: "observations are listed by the system on which they were made",
      fix: "write a system such as 'iOS 17', or 'not stated'"
    )
  }

  fileprivate static func noDate(_ text: String) -> Self {
    Self(
      id: id,
      what: "'\(text)' is no date",
      why: "machines read when a source was published",
      fix: "write it as in '2024-03-31', '2024-03' or '2024'"
    )
  }

  fileprivate static func noAddress(_ text: String) -> Self {
    Self(
      id: id,
      what: "'\(text)' is no address",
      why: "readers check a statement at its source",
      fix: "write an address such as 'https://example.com/page'"
    )
  }
}
