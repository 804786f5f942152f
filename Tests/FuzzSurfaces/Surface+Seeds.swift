extension Surface {
  /// Texts of the right form, from which others are made.
  package var seeds: [String] {
    switch self {
    case .page: [Self.guideline, Self.markdown]
    case .step:
      [
        "present, 5 host passes", "tap \"Add\"", "type \"a \\\" b\" into \"Name\"", "wait 0.5 s",
        "environment colorScheme = dark", "repeat 3: tap \"Add\"", "run reload", "scroll to \"9\"",
      ]
    case .traceLine:
      [
        "mount\t1\tScreen\t0", "body\t1\t2\t@self\t_count", "compare\t2\t≠\t1\ttitle",
        "cause\t2\t@self\tvalue\t1\t1\ttitle", "cause\t2\t_a\tproperty\t1\ta\\tb", "end\t0\t12",
        "fail\t1\tlabel\ttap\tAdd\t1\tRemove", "count\t3\tupdates", "warning\ta\\\\b\\n",
        "finished",
      ]
    case .template:
      [
        "{{#items}}\n  {{name}}, {{{name}}}\n{{/items}}\n{{^items}}none{{/items}}",
        "{{<part}}{{$block}}{{name}}{{/block}}{{/part}}{{>part}}{{>*which}}",
        "{{=<% %>=}}<% name %><%={{ }}=%>{{! said }}{{&name}}{{.}}{{a.b.c}}",
      ]
    }
  }

  /// Pieces that mean something at this surface.
  package var tokens: [String] {
    let common = [
      "", "\n", "\r\n", "\t", "\u{0}", "\u{FEFF}", "\u{202E}", "é", "👩‍👩‍👧", "\"", "\\",
      "9999999999999999999",
    ]
    return switch self {
    case .page:
      common + [
        "---\n", "```", "~~~", "```swift scenario=a", "| a | b |\n| - | :-: |\n", "|", ":-", "> ",
        "- ",
        "1. ", "# ", "\n# a\n", "\n# a-1\n", "[6](count:a/present/Row)", "\r\n[\u{0}](x)", "](<",
        "![", "<script>",
        "javascript:", "&#x6A;",
        "*", "_", "**", "`", "    ", "title: x\n", "[a, b]", "verdict=avoid", "expects=crash",
        "| Interaction | Row |\n| - | -: |\n| present | 1 |\n", "count:", "%2", "<!--",
      ]
    case .step: common + ["tap", "repeat 3: ", "into", " = ", "“", "s", "-", "present", "0."]
    case .traceLine: common + ["body", "-1", "≠", "=", "\\t", "1000000000", "fail", "endless"]
    case .template:
      common + ["{{", "}}", "{{#a}}", "{{/a}}", "{{=", "=}}", "{{>", "*", "{{<", "{{$", "."]
    }
  }

  private static let guideline = """
    ---
    title: "Keep it: small"
    summary: S
    tags: [a, 'b']
    sources:
      - article
    rules: [CMP-16]
    ---

    # Keep it small

    ```swift scenario=a verdict=avoid root="Row(x: 1)"
    struct Row: View { var body: some View { Text("a") } }
    ```

    | Interaction | Row | Row.updates |
    | ----------- | --: | :---------: |
    | present     |   1 |           – |
    | tap "A \\| b" | 0 | 2 |

    ```console step=present
    one
    ```

    It ran [1](count:a/present/Row) and [0](<count:a/tap "A | b"/Row/release>) times.

    On a device (source=article):

    | Observed | Row |
    | -------- | --- |
    | present  | 7   |

    """

  private static let markdown = """
    Setext
    ======

    > quote **strong _both_** `code` [link](a.md "title") ![image](b.png)
    > - item

    1. one
       ```
       fenced
       ```
    2. two <b onclick="x()">html</b> <https://example.org>

    <div>
    block
    </div>

    [ref]: javascript:alert(1)
    A [ref] and a [data link](data:text/html,x).

    """
}
