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
package struct PageOutline: Sendable {
  let frontMatter: FrontMatter
  /// All of it, as it is kept.
  let bytes: ArraySlice<UInt8>
  /// How many bytes most pages need.
  private static let usualSize = 1_024
  /// Where the part of the bytes begins that has headings and links, which a build asks of few pages.
  private let bodyStart: Int

  /// The outline of a page; `nil` for one with scenarios, rules, claims, images or faults of its own.
  package init?(of page: Page) {
    if case .outlined(let outline, _, _) = page.content {
      self = outline
      return
    }
    guard page.diagnostics.isEmpty, page.scenarios.isEmpty, page.countLinks.isEmpty,
      page.definedRules.isEmpty, page.claimTables.isEmpty, page.images.isEmpty
    else { return nil }
    let (headings, links) = (page.headings, page.linkTargets)
    var texts: [String] = []
    texts.reserveCapacity(2 * max(headings.count, links.count))
    var writer = ByteWriter(capacity: Self.usualSize)
    writer.add(UInt32(page.frontMatter.range.upperBound))
    KeptValues.add(page.frontMatter.values, to: &writer)
    bodyStart = writer.bytes.count
    writer.add(headings.map { UInt32($0.level) })
    for heading in headings {
      texts.append(heading.text)
      texts.append(heading.anchor)
    }
    writer.add(texts)
    writer.add(links.map { UInt32($0.isChecked ? 1 : 0) })
    texts.removeAll(keepingCapacity: true)
    for link in links {
      texts.append(link.path)
      texts.append(link.fragment)
    }
    writer.add(texts)
    frontMatter = page.frontMatter
    bytes = writer.bytes[...]
  }

  /// An outline as it is kept; `nil` where it is damaged.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let end = reader.number(), let values = KeptValues(from: &reader) else { return nil }
    frontMatter = FrontMatter(values: FrontMatter.Values(values), range: 0..<Int(end))
    self.bytes = bytes
    bodyStart = reader.rest.startIndex
  }

  private var body: ArraySlice<UInt8> { bytes[bodyStart...] }

  /// The page's headings.
  var headings: [PageHeading] {
    var reader = ByteReader(body)
    guard let levels = reader.numbers(), let texts = reader.texts() else { return [] }
    return levels.indices.map { index in
      PageHeading(
        text: texts[2 * index],
        anchor: texts[2 * index + 1],
        level: Int(levels[index])
      )
    }
  }

  /// What its links mean, each once.
  var linkTargets: [LinkTarget] {
    var reader = ByteReader(body)
    guard reader.skipNumbers(), reader.skipTexts(), let marks = reader.numbers(),
      let texts = reader.texts()
    else { return [] }
    return marks.indices.map { index in
      LinkTarget(
        path: texts[2 * index],
        fragment: texts[2 * index + 1],
        isChecked: marks[index] == 1
      )
    }
  }
}
