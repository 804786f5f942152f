/// What readers see of a name: two that look the same are the same, although one has Cyrillic or Greek
/// letters where the other has Latin ones.
func lookOf(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainForm(text) }
  return String(plainForm(text).map { latinLookalikes[$0] ?? $0 })
}

/// The letters that look Latin as a capital or a small letter.
private let latinLookalikes = Dictionary(
  uniqueKeysWithValues: zip(
    "авсенһіјкӏморԛѕтуԝхԁαβεηικμνορτυχζ",
    "abcehhijklmopqstywxdabehikmnoptyxz"
  )
)

/// A name as systems compare it that tell neither case nor compatible characters apart.
func plainForm(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  // By way of the capitals, which are the same for all forms of a letter.
  return text.uppercased().lowercased().unicodeScalars.map(\.plainForm).joined()
}

extension Unicode.Scalar {
  /// The letter, digit or sign of ASCII of which this is another form, such as a wide or a raised one;
  /// itself where there is none.
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
