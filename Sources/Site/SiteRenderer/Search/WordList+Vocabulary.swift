extension WordList {
  /// All words, each as the number of letters it shares with the one before, and the rest.
  ///
  /// Letters are counted as scripts count them, in units of UTF-16, so none of two units is shared.
  var vocabulary: [UInt8] {
    // No word is so long that the number has more than two digits.
    Array(capacity: bytes.count + 3 * count) { text in
      let (bytes, ends) = (bytes.span, ends.span)
      var last = 0..<0
      for place in ends.indices {
        let word = last.upperBound..<Int(ends[place])
        let shared = bytes.sharedBeginning(of: last, word)
        text.append(searchDigits: shared.letterCount)
        for index in word.lowerBound + shared.byteCount..<word.upperBound {
          text.append(bytes[index])
        }
        text.append(UInt8(ascii: " "))
        last = word
      }
    }
  }
}

extension Span<UInt8> {
  /// The letters of one unit that two words begin with, and their bytes.
  fileprivate func sharedBeginning(
    of first: Range<Int>,
    _ second: Range<Int>
  ) -> (letterCount: Int, byteCount: Int) {
    let most = Swift.min(first.count, second.count)
    var shared = (letterCount: 0, byteCount: 0)
    var size = 0
    // How many bytes the letter still has.
    var rest = 0
    while size < most {
      let byte = self[second.lowerBound + size]
      guard byte == self[first.lowerBound + size], byte < 0xF0 else { break }
      size += 1
      rest = byte < 0x80 ? 0 : byte < 0xC0 ? rest - 1 : byte < 0xE0 ? 1 : 2
      if rest == 0 { shared = (shared.letterCount + 1, size) }
    }
    return shared
  }
}
