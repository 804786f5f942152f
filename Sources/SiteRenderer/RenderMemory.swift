import Guidelines

/// What is kept of a rendered site for the next one.
package struct RenderMemory: Sendable {
  /// What is known of a page whose files its text and its surroundings decide.
  struct RenderedPage: Equatable, Sendable {
    /// A fingerprint of what the page's own files show of it.
    let own: String
    /// A fingerprint of what other pages can show of it.
    let shared: String
    /// The key of the part that the page is.
    let key: String
  }

  /// The paths of all files by the key of what they were rendered from.
  package let parts: [String: [String]]
  /// The pages by their paths; not those that have scenarios.
  let pages: [String: RenderedPage]
  /// A fingerprint of what the files of any page can show of the others and of the site.
  let shared: String
  /// What the search index was made of.
  package let search: SearchMemory?

  package init() { self.init(parts: [:]) }

  init(
    parts: [String: [String]],
    pages: [String: RenderedPage] = [:],
    shared: String = "",
    search: SearchMemory? = nil
  ) {
    self.parts = parts
    self.pages = pages
    self.shared = shared
    self.search = search
  }
}

extension RenderMemory {
  /// All but the search index as bytes for a file.
  package var bytes: [UInt8] {
    let pages = pages.sorted { $0.key < $1.key }
    let parts = parts.sorted { $0.key < $1.key }
    var writer = ByteWriter()
    writer.add([shared] + pages.flatMap { [$0, $1.own, $1.shared, $1.key] })
    writer.add(parts.map { UInt32($0.value.count) })
    writer.add(parts.map(\.key))
    writer.add(parts.flatMap(\.value))
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8], search: SearchMemory?) {
    var reader = ByteReader(bytes)
    guard let texts = reader.texts(), texts.count % 4 == 1, let counts = reader.numbers(),
      let keys = reader.texts(), let paths = reader.texts(), keys.count == counts.count,
      counts.reduce(0, { $0 + Int($1) }) == paths.count
    else { return nil }
    var pages: [String: RenderedPage] = [:]
    for first in stride(from: 1, to: texts.count, by: 4) {
      let (own, shared, key) = (texts[first + 1], texts[first + 2], texts[first + 3])
      pages[texts[first]] = RenderedPage(own: own, shared: shared, key: key)
    }
    var parts: [String: [String]] = [:]
    var rest = paths[...]
    for (key, count) in zip(keys, counts) {
      parts[key] = Array(rest.prefix(Int(count)))
      rest = rest.dropFirst(Int(count))
    }
    self.init(parts: parts, pages: pages, shared: texts[0], search: search)
  }
}
