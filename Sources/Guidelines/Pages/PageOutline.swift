import Markdown

/// A heading as other pages lead to it.
package struct PageHeading: Equatable, Sendable {
  package let text: String
  package let anchor: String
  package let level: Int
}

/// What the rest of a site needs of a page of prose in which nothing is wrong.
///
/// A page whose outline is known from an earlier build need not be read as long as its text is the same.
package struct PageOutline: Equatable, Sendable {
  let frontMatter: FrontMatter
  let headings: [PageHeading]
  /// What its links mean, each once.
  let linkTargets: [LinkTarget]

  /// The outline of a page; `nil` for one with scenarios, rules, claims, images or faults of its own.
  package init?(of page: Page) {
    if case .outlined(let outline, _, _) = page.content {
      self = outline
      return
    }
    guard page.diagnostics.isEmpty, page.scenarios.isEmpty, page.countLinks.isEmpty,
      page.definedRules.isEmpty, page.claimTables.isEmpty, page.images.isEmpty
    else { return nil }
    frontMatter = page.frontMatter
    headings = page.headings
    linkTargets = page.linkTargets
  }

  fileprivate init(
    frontMatter: FrontMatter,
    headings: [PageHeading],
    linkTargets: [LinkTarget]
  ) {
    self.frontMatter = frontMatter
    self.headings = headings
    self.linkTargets = linkTargets
  }
}

/// The outlines of pages, by the fingerprints of their files.
package struct PageOutlines: Equatable, Sendable {
  private var outlines: [String: PageOutline] = [:]

  /// The outlines of those of the pages that have one.
  package init(of pages: [Page] = []) {
    for page in pages { outlines[page.digest] = PageOutline(of: page) }
  }

  /// The outline of the page with that fingerprint.
  subscript(digest: String) -> PageOutline? { outlines[digest] }
}

extension PageOutlines {
  /// As bytes for a file.
  package var bytes: [UInt8] {
    var (numbers, texts): ([UInt32], [String]) = ([], [])
    let sorted = outlines.sorted { $0.key < $1.key }
    for (_, outline) in sorted {
      let values = FrontMatter.Key.allCases.enumerated().flatMap { place, key in
        (outline.frontMatter.values[key] ?? []).map { (place, $0) }
      }
      numbers += [
        UInt32(outline.frontMatter.range.upperBound), UInt32(values.count),
        UInt32(outline.headings.count), UInt32(outline.linkTargets.count),
      ]
      for (place, value) in values {
        numbers += [place, value.range.lowerBound, value.range.upperBound].map(UInt32.init)
        texts.append(value.text)
      }
      for heading in outline.headings {
        numbers.append(UInt32(heading.level))
        texts += [heading.text, heading.anchor]
      }
      for target in outline.linkTargets {
        numbers.append(target.isChecked ? 1 : 0)
        texts += [target.path, target.fragment]
      }
    }
    var writer = ByteWriter()
    writer.add(sorted.map(\.key))
    writer.add(numbers)
    writer.add(texts)
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let digests = reader.texts(), let numbers = reader.numbers(), let texts = reader.texts()
    else { return nil }
    var parts = OutlineParts(numbers: numbers.map(Int.init)[...], texts: texts[...])
    for digest in digests {
      guard let outline = parts.outline() else { return nil }
      outlines[digest] = outline
    }
  }
}

/// What outlines are made of, one after another.
private struct OutlineParts {
  var numbers: ArraySlice<Int>
  var texts: ArraySlice<String>

  mutating func outline() -> PageOutline? {
    guard let end = numbers.popFirst(), let valueCount = numbers.popFirst(),
      let headingCount = numbers.popFirst(), let linkCount = numbers.popFirst()
    else { return nil }
    var values: [FrontMatter.Key: [FrontMatter.Value]] = [:]
    for _ in 0..<valueCount {
      guard let place = numbers.popFirst(), FrontMatter.Key.allCases.indices.contains(place),
        let start = numbers.popFirst(), let end = numbers.popFirst(), start <= end,
        let text = texts.popFirst()
      else { return nil }
      let value = FrontMatter.Value(text: text, range: start..<end)
      values[FrontMatter.Key.allCases[place], default: []].append(value)
    }
    var headings: [PageHeading] = []
    for _ in 0..<headingCount {
      guard let level = numbers.popFirst(), let text = texts.popFirst(),
        let anchor = texts.popFirst()
      else { return nil }
      headings.append(PageHeading(text: text, anchor: anchor, level: level))
    }
    var linkTargets: [LinkTarget] = []
    for _ in 0..<linkCount {
      guard let isChecked = numbers.popFirst(), let path = texts.popFirst(),
        let fragment = texts.popFirst()
      else { return nil }
      linkTargets.append(LinkTarget(path: path, fragment: fragment, isChecked: isChecked == 1))
    }
    return PageOutline(
      frontMatter: FrontMatter(values: values, range: 0..<end),
      headings: headings,
      linkTargets: linkTargets
    )
  }
}
