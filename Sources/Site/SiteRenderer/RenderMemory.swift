import Guidelines

/// What is kept of a rendered site for the next one.
package struct RenderMemory: Sendable {
  /// What is known of a page whose files its text and its surroundings decide.
  struct RenderedPage: Equatable, Sendable {
    let path: String
    /// A fingerprint of what the page's own files show of it.
    let own: Fingerprint
    /// A fingerprint of what other pages can show of it.
    let shared: Fingerprint
    /// The key of the part that the page is.
    let key: Fingerprint
  }

  /// The paths of all files by the key of what they were rendered from.
  package let parts: [Fingerprint: [String]]
  /// The pages, sorted by path; not those of which some run does not hold.
  let pages: [RenderedPage]
  /// A fingerprint of what the files of any page can show of the others and of the site.
  let shared: Fingerprint?

  package init() { self.init(parts: [:]) }

  init(
    parts: [Fingerprint: [String]],
    pages: [RenderedPage] = [],
    shared: Fingerprint? = nil
  ) {
    self.parts = parts
    self.pages = pages
    self.shared = shared
  }

  /// What is known of a page, which most probably has this place among the pages.
  func page(at path: String, near place: Int) -> RenderedPage? {
    pages.place(of: path, near: place, by: \.path).map { pages[$0] }
  }
}

extension RenderMemory {
  /// As bytes for a file.
  package var bytes: [UInt8] {
    let parts = parts.sorted { $0.key < $1.key }
    var writer = ByteWriter()
    writer.add([shared].compactMap { $0 })
    writer.add(pages.map(\.path))
    writer.add(pages.map(\.own))
    writer.add(pages.map(\.shared))
    writer.add(pages.map(\.key))
    writer.add(parts.map(\.key))
    writer.add(parts.map { UInt32($0.value.count) })
    writer.add(parts.flatMap(\.value))
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let shared = reader.numbers(as: Fingerprint.self),
      let pagePaths = reader.texts(), let owns = reader.numbers(as: Fingerprint.self),
      owns.count == pagePaths.count,
      let facts = reader.numbers(as: Fingerprint.self), facts.count == pagePaths.count,
      let pageKeys = reader.numbers(as: Fingerprint.self), pageKeys.count == pagePaths.count,
      let keys = reader.numbers(as: Fingerprint.self),
      let counts = reader.numbers(), counts.count == keys.count,
      let paths = reader.texts(), counts.reduce(0, { $0 + Int($1) }) == paths.count
    else { return nil }
    let pages = pagePaths.indices.map { place in
      RenderedPage(
        path: pagePaths[place],
        own: owns[place],
        shared: facts[place],
        key: pageKeys[place]
      )
    }
    var parts: [Fingerprint: [String]] = [:]
    parts.reserveCapacity(keys.count)
    var start = 0
    for (key, count) in zip(keys, counts) {
      parts[key] = Array(paths[start..<start + Int(count)])
      start += Int(count)
    }
    self.init(parts: parts, pages: pages, shared: shared.first)
  }
}
