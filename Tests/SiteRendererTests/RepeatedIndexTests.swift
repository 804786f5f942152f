import Guidelines
import Synchronization
import Testing

@testable import SiteRenderer

@Suite struct `A search index made again` {
  /// So many pages whose words fill several pieces.
  private static func site(without removed: Int? = nil, changing changed: [Int: String] = [:])
    -> Site
  {
    var files: [String: String] = [:]
    for number in 0..<150 where number != removed {
      let words = (0..<60).map { "word\((number * 37 + $0 * 11) % 1_500)" }.joined(separator: " ")
      files["content/guidelines/page-\(1_000 + number).md"] = """
        ---
        title: Page \(number)
        summary: One of many.
        ---

        # Page \(number)

        \(words)

        ## Rest

        \(changed[number] ?? "The rest.")

        """
    }
    return Site(files: files)
  }

  private struct Index {
    let files: [String: [UInt8]]
    let kept: Set<String>
    let memory: SearchMemory

    init(_ site: Site, after old: SearchMemory? = nil, origin: String = "") {
      let collection = FileCollection()
      let index = SearchIndex(SiteMap(site), origin: origin, after: old) { collection.add($0) }
      #expect(index.fileCount == collection.files.count)
      files = Dictionary(uniqueKeysWithValues: collection.files.map { ($0.path, $0.bytes) })
      kept = Set(index.kept)
      memory = index.memory
    }

    /// The files at which it differs from another one, where the kept ones are those of one before.
    func differences(from other: Self, after old: Self) -> Set<String> {
      #expect(kept.isDisjoint(with: files.keys))
      let all = old.files.filter { kept.contains($0.key) }.merging(files) { $1 }
      return Set(all.keys).union(kept).union(other.files.keys)
        .filter { all[$0] != other.files[$0] || all[$0] == nil }
    }
  }

  private static let first = Index(site())
  /// The texts of its pages in the site.
  private static let twins = Dictionary(
    uniqueKeysWithValues: site().pages.map { ($0.slug + ".md", $0.source.bytes) }
  )

  @Test(arguments: [
    site(changing: [70: "The rest and more."]),
    site(changing: [70: "The rest. \u{1F600} zzz \u{FB01} \u{10400}"]),
    site(changing: [0: "word1 word1 word7", 149: ""]),
    site(changing: [70: "The rest.\n\n## More\n\nAt last."]),
    site(changing: [70: "The rest.\n\n" + (0..<9).map { "## More \($0)\n\n" }.joined()]),
    site(without: 0), site(without: 70), site(without: 149),
    Site(files: [:]),
  ])
  func `has the bytes of a first one`(site: Site) throws {
    let cold = Index(site)
    for files in [Self.first.files.merging(Self.twins) { $1 }, Self.twins, [:]] {
      let kept = try #require(SearchMemory(kept: Self.first.memory.bytes, files))
      let again = Index(site, after: kept)
      #expect(again.differences(from: cold, after: Self.first) == [])
      #expect(again.memory.bytes.head == cold.memory.bytes.head)
    }
  }

  @Test func `gives only the pieces that are not kept yet`() throws {
    let bytes = Self.first.memory.bytes
    let kept = try #require(SearchMemory(kept: bytes))
    #expect(kept.bytes.pieces.allSatisfy { $0.bytes == nil })
    let again = Index(Self.site(changing: [70: "The rest word3."]), after: kept).memory.bytes
    let new = Set(again.pieces.filter { $0.bytes != nil }.map(\.key))
    #expect((1...2).contains(new.count))
    #expect(Set(again.pieces.map(\.key)).subtracting(bytes.pieces.map(\.key)) == new)
  }

  @Test func `writes only the pieces with words of the edited page`() {
    let again = Index(Self.site(changing: [70: "The rest word3."]), after: Self.first.memory)
    let pieces = again.files.keys.filter { $0.hasPrefix("search/w") }
    #expect(Self.first.memory.shards.pieces.count > 3)
    #expect(pieces.count <= 2)
    #expect(again.files.keys.filter { $0.hasPrefix("search/p") } == ["search/p70.js"])
  }

  @Test func `reads only the pieces with words that have changed`() throws {
    let bytes = Self.first.memory.bytes
    let pieces = Dictionary(uniqueKeysWithValues: bytes.pieces.map { ($0.key, $0.bytes) })
    let read = Mutex(Set<String>())
    let source = { @Sendable (key: String) -> [UInt8]? in
      read.withLock { _ = $0.insert(key) }
      return pieces[key] ?? nil
    }
    let files = Self.first.files.merging(Self.twins) { $1 }
    let kept = try #require(SearchMemory(bytes.head, piece: source) { files[$0] })
    let site = Self.site(changing: [70: "The rest zzz."])
    let again = Index(site, after: kept)
    #expect(again.differences(from: Index(site), after: Self.first) == [])
    #expect(again.files["search/words.js"] != nil)
    // The cuts before the new word may depend on it.
    #expect(read.withLock { $0 }.isSubset(of: bytes.pieces.suffix(3).map(\.key)))
    #expect(bytes.pieces.count > 4)
  }

  @Test func `moves no other section for a heading more`() {
    let site = Self.site(changing: [70: "The rest.\n\n## Word3\n\nWord4."])
    let again = Index(site, after: Self.first.memory)
    #expect(again.files.keys.filter { $0.hasPrefix("search/p") } == ["search/p70.js"])
    #expect(again.kept.contains("search/words.js"))
    #expect(again.files.keys.count { $0.hasPrefix("search/w") } <= 2)
  }

  @Test func `keeps nothing of another origin`() {
    let again = Index(Self.site(), after: Self.first.memory, origin: "other")
    #expect(again.kept == [])
    #expect(again.files == Self.first.files)
  }

  @Test func `is read from whole bytes only`() {
    let bytes = Self.first.memory.bytes
    #expect(SearchMemory(kept: bytes) != nil)
    for count in stride(from: 0, to: bytes.head.count, by: 177) {
      let head = Array(bytes.head.prefix(count))
      #expect(SearchMemory(kept: PiecedBytes(head: head, pieces: bytes.pieces)) == nil)
    }
  }

  @Test func `is made anew where a piece is missing or damaged`() throws {
    let bytes = Self.first.memory.bytes
    let site = Self.site(changing: [70: "The rest word3."])
    let cold = Index(site)
    for place in bytes.pieces.indices {
      for content in [nil, [], Array((bytes.pieces[place].bytes ?? []).dropLast(4))] {
        let pieces = bytes.pieces.enumerated().map { other, piece in
          other == place ? (piece.key, content) : (piece.key, piece.bytes)
        }
        let kept = try #require(SearchMemory(bytes.head, pieces))
        let again = Index(site, after: kept)
        #expect(again.differences(from: cold, after: Self.first) == [])
        #expect(again.memory.bytes.head == cold.memory.bytes.head)
      }
    }
  }
}

extension SearchMemory {
  /// Reads what `bytes` gave, with some files of the site.
  init?(kept bytes: PiecedBytes, _ files: [String: [UInt8]] = [:]) {
    self.init(bytes.head, bytes.pieces.map { ($0.key, $0.bytes) }, files)
  }

  /// Reads it where pieces may be missing.
  fileprivate init?(
    _ head: [UInt8],
    _ pieces: [(key: String, bytes: [UInt8]?)],
    _ files: [String: [UInt8]] = [:]
  ) {
    let pieces = Dictionary(pieces) { first, _ in first }
    self.init(head) {
      pieces[$0] ?? nil
    } file: {
      files[$0]
    }
  }
}
