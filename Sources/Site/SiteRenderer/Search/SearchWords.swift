/// Reads the words by which texts are found.
///
/// A name is found whole, without its sign and underscores, and by the parts of its camelCase:
/// `@StateObject` by `@stateobject`, `stateobject`, `state` and `object`, and `task(id:)` by itself,
/// `task` and `id`. The theme's `words.js` splits queries the same way;
/// `Tests/Fixtures/search-words.json` holds both to it.
///
/// What stands between spaces and signs is looked up as it is: only when it is met for the first time
/// are its words found.
struct SearchWords: Sendable {
  /// The words of all texts that have been read.
  private(set) var table = WordTable()
  /// The last text's tokens in reading order: the number of the word of a plain one, ~ that of another name.
  private(set) var tokens: [Int32] = []
  /// How many words the last text has.
  private(set) var wordCount = 0

  /// The tokens of all texts as they stand there, but for plain ones.
  private var names = WordTable()
  /// The words of all those names, one after another.
  private var forms: [Int32] = []
  /// Where the words of each name end.
  private var formEnds: [Int32] = []

  /// A longer run of letters is no word that anyone looks for.
  private static let longestWord = 64
  /// No token that has more bytes is a word.
  private static let longestToken = 4 * (longestWord + 1)

  /// The words of a name.
  func forms(of name: Int) -> ArraySlice<Int32> {
    forms[(name == 0 ? 0 : Int(formEnds[name - 1]))..<Int(formEnds[name])]
  }

  /// Reads a text in UTF-8, whose tokens are then in `tokens`.
  mutating func read(_ text: [UInt8]) {
    var tokens: [Int32] = []
    swap(&tokens, &self.tokens)
    tokens.removeAll(keepingCapacity: true)
    var count = 0
    let bytes = text.span
    tokens.append(addingCapacity: text.count) { tokens in
      var index = 0
      while let token = bytes.token(from: index) {
        index = token.range.upperBound
        if token.isPlain {
          tokens.append(Int32(truncatingIfNeeded: table.number(of: token.key)))
          count &+= 1
        } else if token.range.count <= Self.longestToken {
          let name = name(text[token.range], key: token.key)
          tokens.append(~Int32(name))
          count += forms(of: name).count
        }
      }
    }
    swap(&tokens, &self.tokens)
    wordCount = count
  }

  /// The number of a token that is not plain.
  private mutating func name(_ token: ArraySlice<UInt8>, key: WordKey) -> Int {
    let name = names.number(of: token, key: key)
    if name == formEnds.count { findForms(of: token) }
    return name
  }

  /// Finds the words of a new name.
  private mutating func findForms(of name: ArraySlice<UInt8>) {
    let first = forms.count
    for word in TokenForms(name, longest: Self.longestWord).words {
      let number = Int32(table.number(of: word))
      // The same name may give a word twice.
      if !forms[first...].contains(number) { forms.append(number) }
    }
    formEnds.append(Int32(forms.count))
  }
}
