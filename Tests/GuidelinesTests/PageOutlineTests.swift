import Foundation
import TestSupport
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
      "---\ntitle: R\nsummary: R.\n---\n\n# R\n\n## CMP-1: A rule\n\nConfidence: high.\n",
  ]
  private static let images = [
    "content/guidelines/a.svg": Array("<svg width='1' height='1'/>".utf8)
  ]

  private static let read = Site(files: files, images: images)
  private static let outlines = PageOutlines(of: read)

  @Test func `tells what a reading does`() throws {
    let outlines = try #require(PageOutlines(Self.outlines.bytes))
    #expect(outlines.isSame(as: Self.outlines))
    let known = Site(files: Self.files, images: Self.images, outlines: outlines)
    #expect(known.pages.count(where: \.isOutlined) == 2)
    #expect(known.diagnostics == Self.read.diagnostics)
    for (page, read) in zip(known.pages, Self.read.pages) {
      #expect(page.fingerprint == read.fingerprint)
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

  /// Edits of a site in which nothing is wrong: the page, a text of it (the whole where that is empty), what
  /// takes its place, and whether only this page is checked.
  static let edits: [(page: String, old: String, new: String, isCheckedAlone: Bool)] = [
    ("prose", "# Prose", "# Verse", false),
    ("prose", "> ##", "Words.\n\n> ##", true),
    ("prose", "title: Prose\n", "", true),
    ("prose", "other.md", "another.md", true),
    ("prose", "#part", "#piece", true),
    ("prose", "summary: Words.", "summary: Words.\nrelated: [nobody]", true),
    ("prose", "summary: Words.", "summary: Words.\nsources: [nowhere]", true),
    ("prose", "summary: Words.", "summary: Words.\nrules: [XYZ-1]", true),
    ("prose", "summary: Words.", "summary: Words.\naliases: [guidelines/other]", false),
    ("prose", "topic: Écriture", "topic: '!'", false),
    ("prose", "[one, two]", "[con]", false),
    ("prose", "See", "See ![it](b.svg)", false),
    ("other", "## Part", "## Piece", false),
    ("other", "", "", false),
    ("OTHER", "", "---\ntitle: O\nsummary: W.\n---\n\n# O\n", false),
  ]

  @Test(arguments: edits.indices)
  func `is checked again as far as an edit may matter`(_ index: Int) throws {
    let edit = Self.edits[index]
    #expect(Self.read.diagnostics == [])
    var files = Self.files
    let path = "content/guidelines/\(edit.page).md"
    files[path] = edit.old.isEmpty ? edit.new : files[path]?.replacing(edit.old, with: edit.new)
    files = files.filter { !$0.value.isEmpty }
    try #require(files != Self.files)
    let known = Site(files: files, images: Self.images, outlines: Self.outlines)
    #expect(known.diagnostics == Site(files: files, images: Self.images).diagnostics)
    let changed = Self.outlines.changes(to: known.pages, known.images)
    #expect(changed.map { $0.map(\.path) } == (edit.isCheckedAlone ? [path] : nil))
    let bare = Site(files: Self.files, outlines: Self.outlines)
    #expect(bare.diagnostics == Site(files: Self.files).diagnostics)
  }

  @Test func `is read when its text is asked for`() throws {
    let scratch = try ScratchFolder(Self.files)
    for (path, bytes) in Self.images {
      try Data(bytes).write(to: URL(fileURLWithPath: scratch.path + "/" + path))
    }
    let content = scratch.path + "/content"
    while !FolderState(of: content, includesHidden: false).isSettled { usleep(5_000) }
    let reader = SiteReader(root: scratch.path)
    let outlines = reader.outlines(of: try reader.site(), after: PageOutlines())
    let again = SiteReader(root: scratch.path)
    let site = try again.site(outlines)
    #expect(site.pages.count(where: \.isOutlined) == 2)
    #expect(again.outlines(of: site, after: outlines).isSame(as: outlines))
    let page = try #require(site.pages.first { $0.path == "content/guidelines/prose.md" })
    let other = try #require(site.pages.first { $0.path == "content/guidelines/other.md" })
    #expect(page.source.text == Self.files[page.path] && !page.isOutdated)
    try scratch.write("# Later\n", to: other.path)
    #expect(other.source.text == "# Later\n" && other.isOutdated)
    let later = try SiteReader(root: scratch.path).site(outlines)
    #expect(later.pages.count(where: \.isOutlined) == 1)
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
