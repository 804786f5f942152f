import Diagnostics
import Guidelines

/// The text of a new guideline: complete, with correct counts, and an example for the author to replace
/// piece by piece.
struct NewPage {
  let title: String
  var topic: String?

  /// The name for addresses and other pages: the title's words in lowercase.
  var name: String {
    let plain = title.compactMap(\.unicodeScalars.first).map {
      $0.isASCII ? $0 : $0.latinLetter ?? $0
    }
    let words = plain.map { Character($0) }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.map { String($0) }.joined(separator: "-").lowercased()
  }

  var text: String {
    """
    ---
    title: \(Self.quoted(title))
    summary: SwiftUI updates a view when any of its inputs changes, even one that it does not show.
    \(topic.map { "topic: \(Self.quoted($0))\n" } ?? "")\
    tags: [inputs]
    ---

    # \(title.replacing("|", with: "\\|"))

    SwiftUI runs a view's `body` when its stored properties differ from the previous ones. Pass it the
    values that it shows, and nothing else.

    ## Avoid

    The footer takes the count but shows a constant.

    ```swift scenario=whole-state verdict=avoid root=CounterScreen
    import SwiftUI

    struct CounterScreen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Count: \\(count)")
          Button("Add") { count += 1 }
          Footer(count: count)
        }
      }
    }

    struct Footer: View {
      let count: Int

      var body: some View {
        Text("Tap to count.")
      }
    }
    ```

    | Interaction | CounterScreen | Footer |
    | ----------- | ------------: | -----: |
    | present     |             1 |      1 |
    | tap "Add"   |             1 |      1 |

    ## Prefer

    Without the property, the footer compares as equal, and SwiftUI skips it.

    ```swift scenario=own-values verdict=prefer root=CounterScreen
    import SwiftUI

    struct CounterScreen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Count: \\(count)")
          Button("Add") { count += 1 }
          Footer()
        }
      }
    }

    struct Footer: View {
      var body: some View {
        Text("Tap to count.")
      }
    }
    ```

    | Interaction | CounterScreen | Footer |
    | ----------- | ------------: | -----: |
    | present     |             1 |      1 |
    | tap "Add"   |             1 |      0 |

    """
  }

  /// A front matter value, in quotes if it contains special characters, and always one line.
  static func quoted(_ text: String) -> String {
    let text = oneLine(text)
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || " -,.?!'()".contains($0) }
    let hasPlainStart = text.first.map { $0.isLetter || $0.isNumber } ?? false
    if isPlain, hasPlainStart { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
