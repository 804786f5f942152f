import Testing

@testable import Guidelines

@Suite struct `A page known by its outline` {
  private static let files = [
    "content/guidelines/prose.md": """
    ---
    title: Prose
    summary: Words.
    topic: Écriture
    tags: [one, two]
    ---

    # Prose

    See [the other](other.md#part), [itself](#end), [the web](https://example.com/) and [it](/top.md).

    > ## Quoted

    ## End

    """,
    "content/guidelines/other.md": "---\ntitle: Other\nsummary: W.\n---\n\n# Other\n\n## Part\n",
    "content/guidelines/image.md": """
    ---
    title: Image
    summary: W.
    ---

    # Image

    ![A square](a.svg)

    """,
    "content/rules/reading.md":
      "---\ntitle: R\nsummary: R.\n---\n\n# R\n\n## CMP-1: A rule\n\nText.\n",
  ]
  private static let images = [
    "content/guidelines/a.svg": Array("<svg width='1' height='1'/>".utf8)
  ]

  private static let read = Site(files: files, images: images)
  private static let outlines = PageOutlines(of: read)

  @Test func `tells what a reading does`() throws {
    let outlines = try #require(PageOutlines(Self.outlines.bytes))
    #expect(outlines == Self.outlines)
    let known = Site(files: Self.files, images: Self.images, outlines: outlines)
    #expect(known.pages.count(where: \.isOutlined) == 2)
    #expect(known.diagnostics == Self.read.diagnostics)
    for (page, read) in zip(known.pages, Self.read.pages) {
      #expect(page.digest == read.digest)
      #expect(page.slug == read.slug && page.kind == read.kind)
      #expect(page.frontMatter == read.frontMatter)
      #expect(page.headings == read.headings)
      #expect(page.linkTargets == read.linkTargets)
      #expect(page.source == read.source)
      #expect(page.illustrationLines == read.illustrationLines)
      #expect(page.document() == read.document())
    }
  }

  @Test(arguments: [
    ("content/guidelines/other.md", "## Part", "## Piece"),
    ("content/guidelines/prose.md", "other.md", "another.md"),
    ("content/guidelines/prose.md", "[one, two]", "[one, two]\nrules: [XYZ-1]"),
  ])
  func `is checked like one that was read`(path: String, old: String, new: String) {
    var files = Self.files
    files[path] = files[path]?.replacing(old, with: new)
    let known = Site(files: files, images: Self.images, outlines: Self.outlines)
    let read = Site(files: files, images: Self.images)
    #expect(!read.diagnostics.isEmpty)
    #expect(known.diagnostics == read.diagnostics)
  }

  @Test func `is not known where its file has another text or name`() {
    let files = Dictionary(
      uniqueKeysWithValues: Self.files.map { path, text in
        (path.replacing("other", with: "another"), text.replacing("Words", with: "More words"))
      }
    )
    let known = Site(files: files, images: Self.images, outlines: Self.outlines)
    #expect(known.pages.allSatisfy { !$0.isOutlined })
  }

  @Test func `is read from whole bytes only`() {
    let bytes = Self.outlines.bytes
    for count in 0..<bytes.count {
      #expect(PageOutlines(Array(bytes.prefix(count))) == nil)
    }
  }
}

extension Page {
  fileprivate var isOutlined: Bool {
    if case .outlined = content { true } else { false }
  }
}
