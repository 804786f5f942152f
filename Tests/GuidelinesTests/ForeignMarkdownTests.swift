import Diagnostics
import Guidelines
import Markdown
import Testing

/// Markdown of other programs.
@Suite struct `Foreign Markdown` {
  static let cases: [(String, String)] = [
    ("A word.[^1] And more.", "a footnote"),
    ("[^note]: The remark\n    continues.", "a footnote"),
    ("- [ ] open\n- [x] done", "a task list"),
    ("It is ~~struck~~ out.", "strikethrough"),
    ("H~2~O", "subscript"),
    ("x^2^", "superscript"),
    ("## Contents {#contents}", "an attribute such as an id"),
    ("[words](#a){.class}", "an attribute such as an id"),
    (":::note\nWords.\n:::", "a directive"),
    ("!!! note", "an admonition"),
    ("Term\n: its definition", "a definition list"),
    ("Inline $a_1 + b_1$ and more.", "math"),
    ("$$\\int x$$", "math"),
    ("Done :tada: today", "an emoji code"),
    ("See [[Other page]].", "a wiki link"),
    ("It is ==marked== here.", "highlighting"),
    ("{% include x %}", "a template's tag"),
    ("##Heading", "a heading without a space"),
    ("See https://example.com/a for more.", "an address without brackets"),
    ("<details>\n<summary>Click</summary>\n</details>", "raw HTML"),
    ("Press <kbd>Ctrl</kbd>.", "raw HTML"),
    ("(words)[a.md]", "a reversed link"),
    ("See [words] (a.md).", "a link with a space between its parts"),
    ("See `x`{target=_blank}.", "an attribute such as an id"),
    ("> [!NOTE]\n", "an aside without text"),
    ("> **Note**: words.", "an aside"),
    ("> Danger: words.", "an aside"),
    ("> [!NOTICE]\n> Words.", "an alert"),
    ("> [!NOTE] Words.", "an alert"),
  ]

  @Test(arguments: cases) func `is a warning`(_ text: String, _ name: String) throws {
    let findings = Page(path: "content/reference/a.md", text: text + "\n").diagnostics
    let finding = try #require(
      findings.first { $0.what == "\(name) is shown as letters" },
      "\(findings.map(\.what))"
    )
    #expect(finding.severity == .warning)
    #expect(finding.fix != nil)
  }

  static let allowed = [
    "Costs $5 and $10, and `$binding` of $item.",
    "At 10:30:15 it ran `init(_:id:)` and onChange(of:perform:).",
    "Term: its definition.", "See [words](a.md): it\nis `x`: y.",
    "a == b and a ~ b ~ c", "<!-- a comment -->", "<https://example.com>", "C# and #Preview",
    "[a] and [b]", "f(x)[0] and [0] (a)", "> Reading: words.",
    "`[^1]` `~~x~~` `{#id}` `:::` `[[x]]`",
    "> [!NOTE]\n> Words.", "> **Tip:** Words.", "> [!caution]\n>\n> Words.",
  ]

  @Test(arguments: allowed) func `is not what looks like it`(_ text: String) {
    let findings = Page(path: "content/reference/b.md", text: text + "\n").diagnostics
    #expect(findings.map(\.what) == [])
  }

  @Test(arguments: Aside.Kind.allCases)
  func `of an alert has the parts of an aside`(_ kind: Aside.Kind) throws {
    let text = "> [!\(kind.rawValue.uppercased())]\n> First `line`.\n>\n> Second.\n"
    let document = Page(path: "content/reference/c.md", text: text).document
    guard case .blockQuote(let quote) = document.blocks.first else { return #expect(Bool(false)) }
    let aside = try #require(Aside(quote))
    #expect(aside.kind == kind)
    #expect(aside.lead.plainText == "First line.")
    #expect(aside.rest.count == 1)
  }
}
