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
  /// The numbers of the words of the last text in reading order, a name's forms one after another.
  private(set) var words: [Int32] = []

  /// The names and numbers of all texts as they stand there.
  private var tokens = WordTable()
  /// The words of all tokens, one after another.
  private var forms: [Int32] = []
  /// Where the words of each token end.
  private var formEnds: [Int32] = []

  /// A longer run of letters is no word that anyone looks for.
  private static let longestWord = 64
  /// No token that has more bytes is a word.
  private static let longestToken = 4 * (longestWord + 1)

  /// Reads a text in UTF-8, whose words are then in `words`.
  mutating func read(_ text: [UInt8]) {
    words.removeAll(keepingCapacity: true)
    let scanner = TokenScanner(text)
    var index = 0
    while let token = scanner.token(from: index) {
      index = token.range.upperBound
      guard token.range.count <= Self.longestToken else { continue }
      let number = tokens.number(of: text[token.range], hash: token.hash)
      if number == formEnds.count { addForms(of: text[token.range]) }
      let start = number == 0 ? 0 : Int(formEnds[number - 1])
      for form in start..<Int(formEnds[number]) { words.append(forms[form]) }
    }
  }

  /// Adds the words of a new token.
  private mutating func addForms(of token: ArraySlice<UInt8>) {
    let first = forms.count
    if let word = Self.plainWord(token) {
      forms.append(Int32(table.number(of: word)))
      formEnds.append(Int32(forms.count))
      return
    }
    for word in TokenForms(token, longest: Self.longestWord).words {
      let number = Int32(table.number(of: word))
      // The same name may give a word twice.
      if !forms[first...].contains(number) { forms.append(number) }
    }
    formEnds.append(Int32(forms.count))
  }

  /// The word of a token of small letters, of which the first may be a capital, as nearly all are.
  private static func plainWord(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard token.count <= longestWord, token.dropFirst().allSatisfy(small.contains) else {
      return nil
    }
    let first = token[token.startIndex]
    if small.contains(first) { return token }
    guard first < 0x80, small.contains(first | 0x20) else { return nil }
    var word = Array(token)
    word[0] |= 0x20
    return word[...]
  }
}
