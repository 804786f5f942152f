import Diagnostics
import Guidelines
import Testing

/// Links of every form, on a site with two pages, an image and another file.
@Suite struct Links {
  static func findings(_ text: String) -> [Diagnostic] {
    let front = "---\ntitle: T\nsummary: s\ntopic: Lists of rows\ntags: [state]\n---\n\n# T\n\n"
    let site = Site(
      files: [
        "content/index.md": "---\ntitle: H\nsummary: s\n---\n\n# H\n",
        "content/reference/a.md": front + "## 日本語\n\n## 🚀\n\n## Page contents\n\n" + text + "\n",
        "content/reference/sub dir/a b.md": front,
      ],
      images: ["content/reference/data.csv": [1], "content/reference/secret.txt": [2]]
    )
    #expect(
      site.images.map(\.path)
        == (text.contains("/data.csv)") || text.contains("(data.csv)")
          ? ["content/reference/data.csv"] : [])
    )
    return site.diagnostics
  }

  static let good = [
    "[x](a.md)", "[x](#t)", "[x](a.md?x=1#t)", "[x](/reference/a.md#t)", "[x](../index.md)",
    "[x](/index.md)",
    "[x](sub%20dir/a%20b.md)", "[x](<sub dir/a b.md>)", "[x](#%E6%97%A5%E6%9C%AC%E8%AA%9E)",
    "[x](#日本語)",
    "[x](#section)", "[x](#page-contents-1)", "[x](data.csv)", "[x](/reference/data.csv)",
    "[x](../topics/lists-of-rows.html)", "[x](/tags/state.html)", "[x](../guidelines/index.html)",
    "[x](https://example.com/a)", "[x](mailto:a@b.c)", "[x](tel:+1)",
    "[r]\n\n[r]: a.md",
  ]

  @Test(arguments: good) func `lead somewhere`(_ text: String) {
    #expect(Self.findings(text).map(\.what) == [])
  }

  static let bad: [(String, String, String)] = [
    ("[x](b.md)", "dead-link", "remove the link, or add the file"),
    ("[x](a.html)", "dead-link", "remove the link, or add the file"),
    ("[x](/a.md)", "dead-link", "remove the link, or add the file"),
    ("[x](/reference/a.md#no)", "dead-anchor", "remove the fragment"),
    ("[x](a.md?x=1#no)", "dead-anchor", "remove the fragment"),
    ("[x](#page-contents)", "dead-anchor", "write '#page-contents-1'"),
    ("[x](nofile.pdf)", "dead-link", "remove the link, or add the file"),
    ("[x](dat.csv)", "dead-link", "remove the link, or add the file"),
    ("[x](sub%20dir/)", "dead-link", "remove the link, or add the file"),
    ("[x](sub%20dir/a%20.md)", "dead-link", "write '<sub dir/a b.md>'"),
    ("[x](../../LICENSE)", "dead-link", "remove the link, or add the file"),
    ("[x](../topics/list.html)", "dead-link", "remove the link, or add the file"),
    ("[x]()", "dead-link", "write where it leads between '(' and ')'"),
    ("[x](http://)", "dead-link", "write where it leads between '(' and ')'"),
    (
      "[x](//example.com/x)", "dead-link",
      "write an address such as 'https://example.com/page', or the path of a file"
    ),
    (
      "[x](http:/example.com)", "dead-link",
      "write an address such as 'https://example.com/page', or the path of a file"
    ),
    (
      "[x](https:example.com)", "dead-link",
      "write an address such as 'https://example.com/page', or the path of a file"
    ),
    (
      "[x](https:///example.com)", "dead-link",
      "write an address such as 'https://example.com/page', or the path of a file"
    ),
    (
      "[x](https://:80/x)", "dead-link",
      "write an address such as 'https://example.com/page', or the path of a file"
    ),
    ("[x](a.php)", "dead-link", "remove the link, or save the file as one of these"),
    ("[x](../_headers)", "dead-link", "remove the link, or save the file as one of these"),
    ("[x](CNAME)", "dead-link", "remove the link, or save the file as one of these"),
    ("[x](/vercel.json)", "dead-link", "remove the link, or save the file as one of these"),
    ("[x](a.html5)", "dead-link", "remove the link, or save the file as one of these"),
    ("[x](a.html.gz)", "dead-link", "remove the link, or save the file as one of these"),
    (
      "[x](../search-index.js.zst)", "dead-link",
      "remove the link, or save the file as one of these"
    ),
    ("[x](a.php.txt)", "dead-link", "remove the link, or save the file as one of these"),
    ("[](a.md)", "link-words", "write what it leads to between '[' and ']'"),
    (
      "[x][no]", "count-link",
      "write '[6](<count:scenario/step/View>)' or '[text](page.md)', define the name in the last"
        + " brackets with '[name]: page.md', or put it into code"
    ),
    ("[x](htps://example.com)", "link-scheme", "write 'https:'"),
    ("[x](cont:a/present/Row)", "link-scheme", "write 'count:'"),
    ("[x](ftp://example.com)", "link-scheme", "remove the link"),
    ("[x](javascript:alert)", "link-scheme", "remove the link"),
  ]

  @Test(arguments: bad)
  func `that lead nowhere are errors`(_ text: String, _ id: String, _ fix: String) {
    let findings = Self.findings(text)
    #expect(findings.map(\.id) == [id])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.fix == fix)
  }
}
