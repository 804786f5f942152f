@_spi(_Unicode) import Swift

/// A text with its Latin letters without accents, as people type them: `Résumé` is `Resume`, `Straße` is `Strasse`.
///
/// The theme's `js/search/words.js` does the same with queries.
func folded(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  var scalars = String.UnicodeScalarView()
  for scalar in text._nfd where !accents.contains(scalar.value) {
    if let letters = plainLetters[scalar] {
      scalars.append(contentsOf: letters.unicodeScalars)
    } else {
      scalars.append(scalar)
    }
  }
  var composed = String.UnicodeScalarView()
  for scalar in String(scalars)._nfc { composed.append(scalar) }
  return String(composed)
}

/// The accents that combine with the letter before them.
private let accents: ClosedRange<UInt32> = 0x300...0x36F

/// Letters that are not a plain one with an accent.
private let plainLetters: [Unicode.Scalar: String] = [
  "ß": "ss", "ẞ": "Ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l",
  "Ł": "L",
  "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ħ": "h", "Ħ": "H", "ı": "i",
]
