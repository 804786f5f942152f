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
  /// The part of the bytes that has headings and links, which a build asks of few pages.
  private let body: ArraySlice<UInt8>

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
    page.frontMatter.add(to: &writer)
    let bodyStart = writer.bytes.count
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
    body = bytes[bodyStart...]
  }

  /// An outline as it is kept; `nil` where it is damaged.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let frontMatter = FrontMatter(from: &reader) else { return nil }
    self.frontMatter = frontMatter
    self.bytes = bytes
    body = reader.rest
  }

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

extension FrontMatter {
  /// Writes it for `init(from:)`.
  fileprivate func add(to writer: inout ByteWriter) {
    var numbers = [UInt32(range.upperBound)]
    var texts: [String] = []
    for key in Key.allCases {
      for value in values[key] ?? [] {
        numbers.append(UInt32(key.rawValue))
        numbers.append(UInt32(value.range.lowerBound))
        numbers.append(UInt32(value.range.upperBound))
        texts.append(value.text)
      }
    }
    writer.add(numbers)
    writer.add(texts)
  }

  /// Reads what was written; `nil` where it is damaged.
  fileprivate init?(from reader: inout ByteReader) {
    guard let numbers = reader.numbers(), let texts = reader.texts(), let end = numbers.first,
      numbers.count == 1 + 3 * texts.count
    else { return nil }
    var values = Values()
    var index = 0
    // The values of a key stand side by side.
    while index < texts.count {
      let number = numbers[3 * index + 1]
      guard let key = Key(rawValue: Int(number)), values[key] == nil else { return nil }
      var own: [Value] = []
      while index < texts.count, numbers[3 * index + 1] == number {
        let (start, end) = (Int(numbers[3 * index + 2]), Int(numbers[3 * index + 3]))
        guard start <= end else { return nil }
        own.append(Value(text: texts[index], range: start..<end))
        index += 1
      }
      values[key] = own
    }
    self.init(values: values, range: 0..<Int(end))
  }
}
