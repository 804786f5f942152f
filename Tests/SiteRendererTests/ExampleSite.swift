import Guidelines
import ScenarioTrace

@testable import SiteRenderer

/// A small site with a page of every kind and a run of every outcome.
enum ExampleSite {
  static let steps: [Step] = [.present(hostPasses: 5), .hover("Card"), .tap("Open")]

  static let site = Site(
    files: [
      "content/index.md": home,
      "content/guidelines/closures.md": closuresText,
      "content/guidelines/handlers.md": handlersText,
      "content/observations/01-hover.md": observation("hover"),
      "content/observations/02-old.md": observation(
        "old",
        fields: "\nrules: [ENV-3, CMP-15]\ntriage: old system\nreason: iOS 13 did otherwise.",
        observed: "9"
      ),
      "content/observations/03-absent.md": observation(
        "absent",
        fields:
          "\nwithout-rule: No rule is about layout.\ntriage: cannot be expressed\nreason: The engine has no Layout."
      ),
      "content/rules/reading.md": rules,
      "content/sources/an-article.md": article,
    ],
    images: ["content/images/graph.svg": Array(#"<svg width="60" height="40"/>"#.utf8)]
  )

  static let closures = page("guidelines/closures")
  static let handlers = page("guidelines/handlers")

  /// Pages without runs and without a theme.
  static let context = RenderContext(
    site,
    results: [],
    theme: Theme([]),
    options: RenderOptions()
  )

  /// An observation of one count; the engine gives 1.
  private static func observation(
    _ name: String,
    fields: String = "\nrules: [ENV-3]",
    observed: String = "1–2"
  ) -> String {
    #"""
    ---
    title: What \#(name) does
    topic: Environment
    author: A. Writer
    url: https://example.com/a
    published: 2024-01-01
    os: iOS 17
    evidence: device log
    confidence: high\#(fields)
    ---

    # What \#(name) does

    Seen once.

    ```swift scenario=\#(name) root=Row
    import SwiftUI
    ```

    | Observed |         Row |
    | -------- | ----------: |
    | present  | \#(observed) |

    """#
  }

  static func page(_ slug: String) -> Page {
    guard let page = site.page(slug: slug) else { preconditionFailure("no page '\(slug)'") }
    return page
  }

  private static let home = #"""
    ---
    title: SwiftUI performance, counted
    summary: Guidelines in which every number comes from a program that was run.
    introductions:
      - "Environment: SwiftUI passes values down. A reader updates."
      - "closures: A closure captures what it uses."
    ---

    # SwiftUI performance, counted

    How often does a `body` run, and why?

    ## Environment

    - [Keep closures out](guidelines/closures.md)

    ## How it works

    Each program is compiled and run.

    """#

  private static let closuresText = #"""
    ---
    title: Keep closures out of the environment
    summary: A closure in the environment re-evaluates its readers on every pass.
    topic: Environment
    tags: [environment, closures]
    sources: [an-article]
    rules: [ENV-3, CMP-15]
    related: [handlers]
    aliases: [guidelines/old-closures]
    answers: ["@Environment", button updates too often]
    impact: high
    because: Each pass runs them.
    ---

    # Keep closures out of the environment

    A button deep in the hierarchy calls `open`. See [handlers](handlers.md).

    ## Avoid: a bare closure

    ```swift scenario=bare-closure verdict=avoid root=CardScreen rules=ENV-3
    import SwiftUI

    extension EnvironmentValues {
      @Entry var open: () -> Void = {}
    }

    struct CardScreen: View {
      @State private var isHighlighted = false

      var body: some View {
        VStack {
          Text("Card & <more>")
          OpenButton() // reads the key
        }
        .environment(\.open, openArticle)
        .background { Color.accentColor.opacity(isHighlighted ? 0.3 : 0.1) }
        .onHover { isHighlighted = $0 }
      }

      private func openArticle() { print("opening the article") }
    }

    struct OpenButton: View {
      @Environment(\.open) private var open

      var body: some View {
        let _ = Self._printChanges()
        Text("Open").onTapGesture { open() }
      }
    }
    ```

    | Interaction            | CardScreen | OpenButton |
    | ---------------------- | ---------: | ---------: |
    | present, 5 host passes |          1 |          6 |
    | hover "Card"           |          1 |          1 |
    | tap "Open"             |          0 |          – |

    On the author's phone (source=an-article):

    | Observed     | CardScreen | OpenButton |
    | ------------ | ---------: | ---------: |
    | present      |          – |          6 |
    | hover "Card" |          2 |          1 |
    | hover "Card" |          1 |          – |

    It runs [6](<count:bare-closure/present, 5 host passes/OpenButton>) times.

    ## Prefer: an object in the environment

    ```swift scenario=object verdict=prefer root=CardScreen
    import SwiftUI

    extension EnvironmentValues {
      @Entry var open: () -> Void = {}
    }

    struct CardScreen: View {
      @State private var isHighlighted = false

      var body: some View {
        VStack {
          Text("Card & <more>")
          OpenButton() // reads the key
        }
        .environment(\.open, openArticle)
        .background { Color.accentColor.opacity(isHighlighted ? 0.3 : 0.1) }
        .onHover { isHighlighted = $0 }
      }

      private func openArticle() { print("opening the article") }
    }

    struct OpenButton: View {
      @Environment(\.open) private var open

      var body: some View {
        let _ = Self._printChanges()
        Text("Open").onTapGesture { open() }
      }
    }
    ```

    | Interaction            | CardScreen | OpenButton |
    | ---------------------- | ---------: | ---------: |
    | present, 5 host passes |          1 |          1 |
    | hover "Card"           |          1 |          0 |
    | tap "Open"             |          0 |          0 |

    ## Why

    - Reading a key subscribes to it (ENV-3).
    - Closures cannot be compared.

    ![A & B](../images/graph.svg) and ![a script](javascript:alert(1)) and
    [another](javascript:alert(2)) and <b onclick="alert(3)">raw</b>.

    ### In the compiler

    ```swift
    let open: () -> Void = {}
    ```

    """#

  private static let handlersText = #"""
    ---
    title: Keep handlers stable
    summary: A handler that is made once compares equal.
    topic: Environment
    tags: [closures]
    answers: ["@Environment"]
    ---

    # Keep handlers stable

    ## Acceptable: an inline handler

    ```swift scenario=inline verdict=acceptable root=Row
    import SwiftUI
    ```

    | Interaction            | Row |
    | ---------------------- | --: |
    | present, 5 host passes | ≤ 1 |
    | hover "Card"           |   2 |

    ## Avoid: comparing them

    ```swift scenario=compare verdict=avoid root=Row expects=compile-error
    let a = b == c
    ```

    ```console
    error: binary operator '==' cannot be applied to two '() -> Void' operands
    ```

    """#

  private static let rules = #"""
    ---
    title: Reading a value
    summary: What a read costs.
    ---

    # Reading a value

    ## ENV-3: Declaring a key subscribes to it, see CMP-15

    Confidence: medium. Sources: [An article](../sources/an-article.md).

    Whether `body` reads it makes no difference. CMP-15 and UTF-8 say more.

    ### A note

    It belongs to the rule above.

    ## CMP-15: A closure that captures nothing is its function

    Confidence: contested.

    """#

  private static let article = #"""
    ---
    title: An article
    summary: About closures.
    author: A. Writer
    url: https://example.com/article
    ---

    # An article

    What it claims.

    | Claim | Outcome here | Where |
    | --- | --- | --- |
    | A closure costs `6` | confirmed: so it does | [bare](../guidelines/closures.md#bare-closure) |
    | An object costs nothing | contested | nowhere |
    | It is faster | not examined: time is not counted | – |

    """#
}
