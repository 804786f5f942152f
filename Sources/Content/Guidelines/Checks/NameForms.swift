/// A key for how a name looks: equal for names that look the same, even if one uses Cyrillic or Greek
/// letters in place of Latin ones.
func lookOf(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainForm(text) }
  return String(plainForm(text).map { latinLookalikes[$0] ?? $0 })
}

/// The letters that look Latin in upper or lower case.
private let latinLookalikes = Dictionary(
  uniqueKeysWithValues: zip(
    "авсенһіјкӏморԛѕтуԝхԁαβεηικμνορτυχζ",
    "abcehhijklmopqstywxdabehikmnoptyxz"
  )
)

/// A name as compared by systems that ignore case and compatibility variants.
func plainForm(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  // Through uppercase, which is the same for all forms of a letter.
  return text.uppercased().lowercased().unicodeScalars.map(\.plainForm).joined()
}

extension Unicode.Scalar {
  /// The ASCII character that this is a variant of, such as a wide or superscript one; itself if there is
  /// none.
  fileprivate var plainForm: String {
    guard properties.changesWhenNFKCCaseFolded else { return String(self) }
    switch (properties.numericType, value) {
    case (_, 0xFF01...0xFF5E): return String(UnicodeScalar(UInt8(value - 0xFEE0))).lowercased()
    case (.digit, _), (.decimal, _): return "\(Int(properties.numericValue ?? 0))"
    case (_, 0x2024...0x2026): return String(repeating: ".", count: Int(value - 0x2023))
    case _ where properties.generalCategory == .spaceSeparator: return " "
    default: return latinLetter.map { String($0).lowercased() } ?? String(self)
    }
  }
}
