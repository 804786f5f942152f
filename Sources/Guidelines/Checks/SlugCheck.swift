import Diagnostics

/// No two pages would be written to the same address, letter case and aliases considered, and no
/// page outside the site.
struct SlugCheck {
  let site: Site

  /// The addresses of the lists that every site has.
  private static let lists: Set = [
    "404", "a-z", "guidelines/index", "ledger", "rules/index", "sources/index",
  ]

  func diagnose() -> [Diagnostic] {
    var taken: [String: String] = [:]
    var findings: [Diagnostic] = []
    for page in site.pages {
      let slug = page.slug.lowercased()
      if Self.lists.contains(slug) {
        let place = page.source.range(ofLine: 1)
        findings.append(page.source.diagnostic(.reserved(page.slug), at: place))
      } else if let other = taken[slug] {
        let place = page.source.range(ofLine: 1)
        findings.append(page.source.diagnostic(.taken(page.slug, by: other), at: place))
      } else {
        taken[slug] = page.path
      }
    }
    for page in site.pages {
      for alias in page.frontMatter.values[.aliases] ?? [] {
        if !isInsideSite(alias.text) {
          findings.append(page.source.diagnostic(.outside(alias.text), at: alias.range))
        } else if Self.lists.contains(alias.text.lowercased()) {
          findings.append(page.source.diagnostic(.reserved(alias.text), at: alias.range))
        } else if let other = taken[alias.text.lowercased()] {
          findings.append(page.source.diagnostic(.taken(alias.text, by: other), at: alias.range))
        } else {
          taken[alias.text.lowercased()] = page.path
        }
      }
    }
    return findings
  }

  /// Whether an address consists of plain names: nothing empty, and nothing that leads upwards.
  private func isInsideSite(_ address: String) -> Bool {
    let names = address.split(separator: "/", omittingEmptySubsequences: false)
    return names.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") }
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(_ address: String) -> Self {
    Self(
      id: "outside-site",
      what: "the address '\(address)' is not inside the site",
      why: "a page there would be written beside the site's folder",
      fix: "write a former address such as 'guidelines/old-name'"
    )
  }

  fileprivate static func reserved(_ address: String) -> Self {
    Self(
      id: "duplicate-slug",
      what: "the address '\(address)' is taken",
      why: "a list that every site has is written there",
      fix: "choose another one"
    )
  }

  fileprivate static func taken(_ slug: String, by path: String) -> Self {
    Self(
      id: "duplicate-slug",
      what: "the address '\(slug)' is taken",
      why: "\(path) has it already",
      fix: "rename one of them"
    )
  }
}
