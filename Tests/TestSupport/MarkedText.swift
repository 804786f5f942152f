/// A text whose marks, `1️⃣` to `9️⃣`, show where something is expected.
///
/// ```swift
/// let page = MarkedText("see [1️⃣6](count:a/present/Row)")
/// page.text       // without the marks
/// page["1️⃣"]      // the UTF-8 offset that the mark stood at
/// ```
package struct MarkedText: Sendable {
  package let text: String
  private let offsets: [Character: Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [Character: Int] = [:]
    for character in marked {
      if Self.marks.contains(character) {
        offsets[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The UTF-8 offset of a mark; -1 if the text lacks it, which no position equals.
  package subscript(mark: Character) -> Int { offsets[mark] ?? -1 }

  private static let marks: [Character] = [
    "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣",
  ]
}
