extension String {
  /// Whether the text has one of some words as a whole word, which is much quicker to find out than to parse it.
  func mentions(_ words: String...) -> Bool {
    var text = self
    return text.withUTF8 { utf8 in words.contains { utf8.mentions(Array($0.utf8)) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func mentions(_ word: [UInt8]) -> Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: word[0]) {
      let end = start + word.count
      guard end <= count else { return false }
      if self[start..<end].elementsEqual(word), start == 0 || !isInName(self[start - 1]),
        end == count || !isInName(self[end])
      {
        return true
      }
      rest = self[(start + 1)...]
    }
    return false
  }
}

/// Whether a byte can be part of a name.
func isInName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: byte >= 0x80
  }
}
