import Diagnostics

/// No two pages would be written to the same address, letter case and aliases considered.
struct SlugCheck {
  let site: Site

  func diagnose() -> [Diagnostic] {
    var taken: [String: String] = [:]
    var findings: [Diagnostic] = []
    for page in site.pages {
      let slug = page.slug.lowercased()
      if let other = taken[slug] {
        let place = page.source.range(ofLine: 1)
        findings.append(page.source.diagnostic(.taken(page.slug, by: other), at: place))
      } else {
        taken[slug] = page.path
      }
    }
    for page in site.pages {
      for alias in page.frontMatter.values[.aliases] ?? [] {
        if let other = taken[alias.text.lowercased()] {
          findings.append(page.source.diagnostic(.taken(alias.text, by: other), at: alias.range))
        } else {
          taken[alias.text.lowercased()] = page.path
        }
      }
    }
    return findings
  }
}

extension Diagnostic.Message {
  fileprivate static func taken(_ slug: String, by path: String) -> Self {
    Self(
      id: "duplicate-slug",
      what: "the address '\(slug)' is taken",
      why: "\(path) has it already",
      fix: "rename one of them"
    )
  }
}
