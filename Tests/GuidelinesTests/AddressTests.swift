import Foundation
import Guidelines
import Testing

/// What content asks to be written where, and what is said against it.
@Suite struct `An address` {
  struct Case: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    let images: [String]
    /// The last finding's id and where it is.
    let finding: String?
    /// A part of its cause.
    let why: String

    init(
      _ pages: [String],
      images: [String] = [],
      line: String = "",
      _ finding: String?,
      _ why: String = ""
    ) {
      let text = "---\ntitle: T\nsummary: S\n" + line + (line.isEmpty ? "---\n" : "\n---\n")
      files = Dictionary(uniqueKeysWithValues: pages.map { ("content/\($0)", text) })
      self.images = images
      self.finding = finding
      self.why = why
    }

    var testDescription: String { "\(files.keys.sorted()) \(images) \(why)" }
  }

  static let long = String(repeating: "a", count: 241)

  static let cases = [
    Case(["a.md", "b/c.md", "b-c.md"], nil),
    Case(["index.md", "résumé.md", "日本.md", "b/index.md"], nil),
    Case(["a.md"], images: ["a.png", "images/b.SVG"], nil),

    // What leads out of the site, or reads as if it did.
    Case(["a.md"], line: "aliases: [../a]", "outside-site"),
    Case(["a.md"], line: "aliases: [b/../../a]", "outside-site"),
    Case(["a.md"], line: "aliases: [/etc/passwd]", "outside-site"),
    Case(["a.md"], line: "aliases: [b//a]", "outside-site"),
    Case(["a.md"], line: "aliases: [b/]", "outside-site"),
    Case(["a.md"], line: "aliases: [.]", "outside-site"),
    Case(["a.md"], line: "aliases: [.git/config]", "outside-site"),
    Case(["a.md"], line: "aliases: ['..\\a']", "outside-site"),
    Case(["a.md"], line: "aliases: ['C:\\a']", "outside-site"),
    Case(["a.md"], line: "aliases: [‥/a]", "outside-site"),
    Case(["a.md"], line: "aliases: [․․/a]", "outside-site"),
    Case(["a.md"], line: "aliases: [．．／a]", "outside-site"),
    Case(["..∕a.md"], "file-name", "out of the site's folder"),
    Case(["a⁄b.md"], "file-name", "out of the site's folder"),
    Case(["a＼b.md"], "file-name", "out of the site's folder"),

    // What not every system can keep.
    Case(["con.md"], "file-name", "Windows reserves 'con' for a device"),
    Case(["guidelines/NUL.md"], "file-name", "Windows reserves 'nul' for a device"),
    Case(["aux.old.md"], "file-name", "Windows reserves 'aux' for a device"),
    Case(["com¹.md"], "file-name", "Windows reserves 'com1' for a device"),
    Case(["lpt9/a.md"], "file-name", "Windows reserves 'lpt9' for a device"),
    Case(["a.md"], line: "aliases: [prn]", "file-name", "Windows reserves 'prn' for a device"),
    Case(["a.md"], line: "tags: [Con]", "file-name", "Windows reserves 'con' for a device"),
    Case(["a.md"], line: "topic: AUX", "file-name", "Windows reserves 'aux' for a device"),
    Case(["a.md"], images: ["nul.png"], "file-name", "Windows reserves 'nul' for a device"),
    Case(["a..md"], "file-name", "Windows drops a '.'"),
    Case(["a .md"], "file-name", "Windows drops a ' '"),
    Case(["a /b.md"], "file-name", "Windows drops a ' '"),
    Case(["a:b.md"], "file-name", "Windows does not allow ':'"),
    Case(["a?.md"], "file-name", "Windows does not allow '?'"),
    Case(["a\nb.md"], "file-name", "Windows does not allow U+000A"),
    Case(["a\u{202E}b.md"], "file-name", "Windows does not allow U+202E"),
    Case(["a\u{200B}.md"], "file-name", "Windows does not allow U+200B"),
    Case(["a.md"], line: "aliases: ['a\u{0}b']", "file-name", "Windows does not allow U+0000"),
    Case(["\(long).md"], "file-name", "has 241 bytes"),
    Case(["a.md"], line: "aliases: [b/\(long)]", "file-name", "has 241 bytes"),
    Case(["a.md"], line: "tags: [\(long)]", "file-name", "has 241 bytes"),
    Case(["a.md"], line: "topic: \(long)", "file-name", "has 241 bytes"),
    Case(["a.md"], images: ["\(long).png"], "file-name", "has 245 bytes"),

    // What is there already, on a disk that tells neither case nor compatible letters apart.
    Case(["a.md", "A.md"], "duplicate-slug", "content/A.md already has it"),
    Case(["é.md", "É.md"], "duplicate-slug", "content/É.md already has it"),
    Case(["é.md", "E\u{301}.md"], "duplicate-slug", "already has it"),
    Case(["s.md", "ſ.md"], "duplicate-slug", "content/s.md already has it"),
    Case(["ss.md", "ß.md"], "duplicate-slug", "content/ss.md already has it"),
    Case(["a.md", "ａ.md"], "duplicate-slug", "content/a.md already has it"),
    Case(["a.md", "𝐀.md"], "duplicate-slug", "content/a.md already has it"),
    Case(["n.md", "ⁿ.md"], "duplicate-slug", "content/n.md already has it"),
    Case(["fi.md", "ﬁ.md"], "duplicate-slug", "content/fi.md already has it"),
    Case(["1.md", "①.md"], "duplicate-slug", "content/1.md already has it"),
    Case(["a b.md", "a\u{3000}b.md"], "duplicate-slug", "content/a b.md already has it"),
    Case(["a.md", "ｱ.md", "ㅏ.md", "α1.md", "1.md", "፩.md", "？.md", "そう？.md"], nil),
    Case(["a.md"], line: "aliases: [b, B]", "duplicate-slug", "content/a.md already has it"),
    Case(
      ["a.md"],
      images: ["a/b.png", "A/b.PNG"],
      "duplicate-slug",
      "content/A/b.PNG already has it"
    ),
    Case(["pot.md", "рот.md"], "duplicate-slug", "content/pot.md already has it"),
    Case(["kiev.md", "κιεv.md"], "duplicate-slug", "content/kiev.md already has it"),
    Case(["слово.md", "λόγος.md", "word.md"], nil),
    Case(["іndex.md"], "duplicate-slug", "every site has a list"),
    Case(["a-z.md"], "duplicate-slug", "every site has a list"),
    Case(["404.md"], "duplicate-slug", "every site has a list"),
    Case(["Ledger.md"], "duplicate-slug", "every site has a list"),
    Case(["guidelines/index.md"], "duplicate-slug", "every site has a list"),
    Case(["a.md"], line: "aliases: [index]", "duplicate-slug", "every site has a list"),
    Case(["tags/x.md"], "duplicate-slug", "its own files into 'tags'"),
    Case(["Topics/x.md"], "duplicate-slug", "its own files into 'topics'"),
    Case(["a.md"], images: ["assets/icon.svg"], "duplicate-slug", "its own files into 'assets'"),
    Case(
      ["a.md"],
      line: "aliases: [search/w0]",
      "duplicate-slug",
      "its own files into 'search'"
    ),
    Case(
      ["search-index.md", "guidelines.md", "llms.md", "robots.md", "sitemap.md", "feed.md"],
      nil
    ),
    Case(["a.md"], line: "topic: '!'", "topic-name", "its page would have no name"),
  ]

  @Test(arguments: cases)
  func `is a file inside the site on every system, and no one else's`(_ c: Case) {
    let images = Dictionary(
      uniqueKeysWithValues: c.images.map { ("content/\($0)", [UInt8]("<svg/>".utf8)) }
    )
    let findings = Site(files: c.files, images: images).findings
    #expect(findings.map(\.id) == [c.finding].compactMap { $0 })
    for finding in findings {
      #expect(c.why.isEmpty || (finding.why ?? "").contains(c.why))
      #expect(finding.fix != nil)
    }
  }

  @Test func `is one topic's`() {
    let files = ["Data flow", "Data-Flow!", "Data flow"].enumerated().map { number, topic in
      ("content/\(number).md", "---\ntitle: T\ntopic: \(topic)\n---\n")
    }
    let findings = Site(files: Dictionary(uniqueKeysWithValues: files)).findings
    #expect(findings.map(\.location.path) == ["content/1.md"])
    #expect(findings.map(\.fix) == ["write 'Data flow'"])
  }
}
