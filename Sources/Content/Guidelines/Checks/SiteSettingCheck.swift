import Diagnostics

/// Checks that site-wide settings are on the home page only, and are addresses.
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
    if key == .topics { return nil }
    if key == .introductions { return text.contains(": ") ? nil : .introducesNothing(text) }
    if key == .synonyms { return text.contains(" ") ? nil : .singleWord(text) }
    let isAddress = text.hasPrefix("https://") && text.contains("{path}")
    return isAddress ? nil : .notAnAddress(key.name)
  }
}

extension FrontMatter.Key {
  /// The keys that apply to the whole site.
  fileprivate static let siteSettings: [Self] = [
    .edit, .report, .synonyms, .topics, .introductions,
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

  fileprivate static func notAnAddress(_ key: String) -> Self {
    Self(
      id: "site-setting",
      what: "'\(key)' is not a pattern for page addresses",
      why: "it begins with 'https://', and '{path}' in it stands for the page's file",
      fix: "write an address such as 'https://example.com/edit/main/{path}'"
    )
  }
}
