import Diagnostics

/// Checks that site-wide settings are on the home page only, and have the form that each needs.
struct SiteSettingCheck {
  let source: SourceText
  let kind: PageKind

  func diagnose(_ frontMatter: FrontMatter) -> [Diagnostic] {
    FrontMatter.Key.siteSettings.flatMap { key in
      (frontMatter.values[key] ?? []).compactMap { value in
        fault(of: key, value.text).map { source.diagnostic($0, at: value.range) }
      }
    }
  }

  private func fault(of key: FrontMatter.Key, _ text: String) -> Diagnostic.Message? {
    if kind != .home { return .otherPage(key.name) }
    switch key {
    case .name: return text.count <= Self.maxNameLength ? nil : .longName(most: Self.maxNameLength)
    case .language: return text.isLanguageTag ? nil : .notALanguage(text)
    case .address: return text.isWebAddress ? nil : .notASite(text)
    case .introductions: return text.contains(": ") ? nil : .introducesNothing(text)
    case .menu, .footer, .start: return SiteLink(text) == nil ? .notALink(text) : nil
    case .synonyms: return text.contains(" ") ? nil : .singleWord(text)
    case .edit, .report:
      let isAddress = text.hasPrefix("https://") && text.contains("{path}")
      return isAddress ? nil : .notAnAddress(key.name)
    default: return nil
    }
  }

  /// The longest name that fits into the header and into titles, in characters.
  private static let maxNameLength = 60
}

extension String {
  /// Whether it is the address of a site: a web address without a query or a fragment, whose path is that of a folder.
  package var isWebAddress: Bool {
    guard let scheme = ["https://", "http://"].first(where: hasPrefix) else { return false }
    let rest = dropFirst(scheme.count)
    guard let first = rest.first else { return false }
    let names = rest.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isFolder = !names.dropLast().contains("") && !names.contains { $0 == "." || $0 == ".." }
    let hasFile = names.last.map { $0.hasSuffix(".html") || $0.hasSuffix(".htm") } ?? false
    let isEncoded = rest.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.prefix(2).count { $0.isASCII && $0.isHexDigit } == 2 }
    return (first.isLetter || first.isNumber || first == "[") && isFolder && !hasFile && isEncoded
      && !rest.contains { "?#\"<>\\@ ".contains($0) }
  }

  /// Whether it has the form of a language tag, as defined in BCP 47: a language of two or three letters, then
  /// a script, a region and more, each of at most eight letters and digits.
  fileprivate var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false).map(\.utf8)
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(isLetter)
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
      }
  }
}

extension FrontMatter.Key {
  /// The keys that apply to the whole site.
  fileprivate static let siteSettings: [Self] = [
    .name, .language, .address, .edit, .report, .synonyms, .topics, .introductions, .menu,
    .footer, .start, .filter,
  ]
}

extension Diagnostic.Message {
  fileprivate static func otherPage(_ key: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(key)' is valid only on the home page",
      why: "it applies to the whole site",
      fix: "move the line to index.md"
    )
  }

  fileprivate static func longName(most: Int) -> Self {
    Self(
      id: "site-setting",
      what: "'name' has more than \(most) characters",
      why: "the site's name is part of the title of every page",
      fix: "write a shorter name, such as 'Our guidelines'"
    )
  }

  fileprivate static func notALanguage(_ text: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(text)' is not a language tag",
      why: "browsers and search engines read the language of the pages from a tag of BCP 47",
      fix: "write a tag such as 'en', 'de' or 'pt-BR'"
    )
  }

  fileprivate static func notASite(_ text: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(text)' is not the address of a site",
      why: "the canonical addresses of all pages begin with it",
      fix: "write the address of its folder, such as 'https://example.com/guidelines/'"
    )
  }

  fileprivate static func singleWord(_ word: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(word)' has no synonym",
      why: "each item of 'synonyms' is a group of words that search treats alike",
      fix: "write the words with spaces between them, such as 'update rerender redraw'"
    )
  }

  fileprivate static func introducesNothing(_ text: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(text)' does not introduce a topic or tag",
      why: "each item of 'introductions' begins with the name of a topic or tag and a colon",
      fix: "write an item such as 'Environment: Values that SwiftUI passes down the view tree.'"
    )
  }

  fileprivate static func notALink(_ text: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(text)' does not link to a page",
      why: "each item has a title, a colon and the page's path in content/ without '.md'",
      fix: "write an item such as 'Install: reference/install'"
    )
  }

  fileprivate static func notAnAddress(_ key: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(key)' is not a pattern for page addresses",
      why: "it begins with 'https://', and '{path}' in it stands for the page's file",
      fix: "write an address such as 'https://example.com/edit/main/{path}'"
    )
  }
}
